CREATE TABLE "admin_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "admin_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"subject_name" text,
	"reason" text,
	"changes" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_events_subject_whole" CHECK (num_nulls("admin_events"."subject_kind", "admin_events"."subject_id", "admin_events"."subject_name") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "admin_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "admins_email_unique" UNIQUE("email"),
	CONSTRAINT "admins_email" CHECK ("admins"."email" = lower("admins"."email") and "admins"."email" <> ''),
	CONSTRAINT "admins_role" CHECK ("admins"."role" in ('admin', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"nafath_request_id" uuid,
	"national_id" text NOT NULL,
	"cr_number" text,
	"business_type" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "reviews_nafath_request_id_unique" UNIQUE("nafath_request_id"),
	CONSTRAINT "reviews_nafath_request" CHECK (("reviews"."kind" = 'identity') = ("reviews"."nafath_request_id" is not null)),
	CONSTRAINT "reviews_closed" CHECK (("reviews"."status" = 'open') = ("reviews"."closed_at" is null)),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."status" in ('approved', 'rejected', 'asked_again')) = ("reviews"."decided_by" is not null)
        and ("reviews"."decided_by" is null) = ("reviews"."note" is null))
);
--> statement-breakpoint
ALTER TABLE "admin_events" ADD CONSTRAINT "admin_events_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_nafath_request_id_nafath_requests_id_fk" FOREIGN KEY ("nafath_request_id") REFERENCES "public"."nafath_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_events_newest" ON "admin_events" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "admin_events_subject" ON "admin_events" USING btree ("subject_kind","subject_id","sequence");--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_open_screening" ON "reviews" USING btree ("applicant_id") WHERE "reviews"."status" = 'open' and "reviews"."kind" = 'screening';--> statement-breakpoint
CREATE INDEX "reviews_of_applicant" ON "reviews" USING btree ("applicant_id","sequence");--> statement-breakpoint
CREATE INDEX "reviews_oldest_open" ON "reviews" USING btree ("created_at") WHERE "reviews"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reviews_newest_closed" ON "reviews" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "applicants_phone_begins" ON "applicants" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicants_national_id_begins" ON "applicants" USING btree ("national_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicants_cr_number_begins" ON "applicants" USING btree ("cr_number" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "kyb_options" ADD CONSTRAINT "kyb_options_code" CHECK ("kyb_options"."code" ~ '^[a-z0-9_]{1,64}$');--> statement-breakpoint
ALTER TABLE "kyb_options" ADD CONSTRAINT "kyb_options_label" CHECK ("kyb_options"."label" <> '');