ALTER TABLE "receipts" VALIDATE CONSTRAINT "receipts_payment_id_transfers_id_fk";--> statement-breakpoint
ALTER TABLE "receipts" VALIDATE CONSTRAINT "receipts_payment";
