DROP INDEX CONCURRENTLY IF EXISTS "approval_requests_required_approver";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "approval_requests_required_approver" ON "approval_requests" USING btree ("required_approver_id") WHERE "approval_requests"."required_approver_id" is not null;
