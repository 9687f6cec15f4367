ALTER TABLE "transfer_batches" DROP CONSTRAINT "transfer_batches_rows";--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_rows" CHECK ("transfer_batches"."row_count" between 1 and 1000) NOT VALID;
