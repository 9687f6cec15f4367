DROP INDEX CONCURRENTLY IF EXISTS "transfers_unpaid_bills";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_unpaid_bills" ON "transfers" USING btree ("wallet_id","bill_number") WHERE "transfers"."biller_code" is not null and "transfers"."state" in ('draft', 'expired', 'cancelled', 'declined', 'refused', 'failed');
