ALTER TABLE "transfer_schedules" VALIDATE CONSTRAINT "transfer_schedules_terms_id_transfers_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_changes_schedule_id_transfer_schedules_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_replaces_id_transfers_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_plan_end";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_change";
