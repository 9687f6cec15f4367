DROP INDEX "reviews_one_open_screening";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "sealed_parties" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "parties" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_open_of_facts" ON "reviews" USING btree ("applicant_id") WHERE "reviews"."status" = 'open' and "reviews"."kind" <> 'identity';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_parties" CHECK (("reviews"."kind" = 'not_on_registration') = ("reviews"."parties" is not null));