ALTER TABLE "beneficiaries" VALIDATE CONSTRAINT "beneficiaries_cooling";--> statement-breakpoint
ALTER TABLE "beneficiaries" VALIDATE CONSTRAINT "beneficiaries_mismatch";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_submitted";
