DROP INDEX CONCURRENTLY IF EXISTS "transfers_number";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_number" ON "transfers" USING btree ("reference_id");
