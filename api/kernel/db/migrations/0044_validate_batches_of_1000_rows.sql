ALTER TABLE "transfer_batches" VALIDATE CONSTRAINT "transfer_batches_rows";
