DROP INDEX CONCURRENTLY IF EXISTS "applicants_unfinished";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applicants_unfinished" ON "applicants" USING btree ("phone_verified_at") WHERE "applicants"."account_created_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invitations_of_business";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invitations_of_business" ON "invitations" USING btree ("business_id","created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_submitted";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_submitted" ON "transfers" USING btree ("state_since") WHERE "transfers"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "approval_requests_made_by";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "approval_requests_made_by" ON "approval_requests" USING btree ("made_by");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "approval_requests_decided_by";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "approval_requests_decided_by" ON "approval_requests" USING btree ("decided_by") WHERE "approval_requests"."decided_by" is not null;
