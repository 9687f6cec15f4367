ALTER TABLE "accounts" ADD COLUMN "unified_number" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "unified_number" text;--> statement-breakpoint
CREATE INDEX "applicants_unified_number_begins" ON "applicants" USING btree ("unified_number" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_unified_number_unique" UNIQUE("unified_number");--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_unified_number" CHECK ("applicants"."unified_number" is null or "applicants"."cr_number" is not null);--> statement-breakpoint
UPDATE "applicants" SET "unified_number" = "cr_number" WHERE "cr_number" LIKE '7%';--> statement-breakpoint
UPDATE "accounts" SET "unified_number" = "cr_number" WHERE "cr_number" LIKE '7%';
