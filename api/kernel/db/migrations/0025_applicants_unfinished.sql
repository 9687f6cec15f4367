DROP INDEX CONCURRENTLY IF EXISTS "applicants_unfinished";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applicants_unfinished" ON "applicants" USING btree ("phone_verified_at") WHERE "applicants"."account_created_at" is null;
