DROP INDEX CONCURRENTLY IF EXISTS "card_top_ups_of_amount";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "card_top_ups_of_amount" ON "card_top_ups" USING btree ("amount","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_of_amount";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_of_amount" ON "transfers" USING btree ("amount","created_at","sequence");
