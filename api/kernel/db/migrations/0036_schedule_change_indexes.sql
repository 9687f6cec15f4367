DROP INDEX CONCURRENTLY IF EXISTS "transfers_one_waiting_change";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_one_waiting_change" ON "transfers" USING btree ("changes_schedule_id") WHERE "transfers"."state" = 'awaiting_approval';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_changes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_changes" ON "transfers" USING btree ("changes_schedule_id") WHERE "transfers"."changes_schedule_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_replaces";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_replaces" ON "transfers" USING btree ("replaces_id") WHERE "transfers"."replaces_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfer_schedules_terms";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfer_schedules_terms" ON "transfer_schedules" USING btree ("terms_id");
