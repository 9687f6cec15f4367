ALTER TABLE "transaction_case_messages" VALIDATE CONSTRAINT "transaction_case_messages_written_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "beneficiaries" VALIDATE CONSTRAINT "beneficiaries_added_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "beneficiaries" VALIDATE CONSTRAINT "beneficiaries_confirmed_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "beneficiaries" VALIDATE CONSTRAINT "beneficiaries_removed_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "transfer_schedules" VALIDATE CONSTRAINT "transfer_schedules_cancelled_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_confirmed_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_cancelled_by_accounts_id_fk";
