CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"national_id" text NOT NULL,
	"cr_number" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"risk_rating" text NOT NULL,
	"password_hash" text NOT NULL,
	"passcode_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_phone_unique" UNIQUE("phone"),
	CONSTRAINT "accounts_national_id_unique" UNIQUE("national_id"),
	CONSTRAINT "accounts_cr_number_unique" UNIQUE("cr_number")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "counters_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"context" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"sealed_body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyb_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"code" text NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"sort_order" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "kyb_options_code_unique" UNIQUE("category","code","locale")
);
--> statement-breakpoint
CREATE TABLE "nafath_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"national_id" text NOT NULL,
	"reference" text,
	"redirect_url" text,
	"status" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "nafath_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nafath_requests_status" CHECK ("nafath_requests"."status" in ('SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"business_type" text NOT NULL,
	"phone_verified_at" timestamp (3) with time zone NOT NULL,
	"cr_number" text,
	"cr_legal_name" text,
	"cr_issue_date" date,
	"cr_expiry_date" date,
	"screened_id" text,
	"national_id" text,
	"date_of_birth" date,
	"nafath_approved_at" timestamp (3) with time zone,
	"screening_status" text,
	"annual_revenue" text,
	"business_activity" text,
	"purposes" text[],
	"purpose_other" text,
	"risk_rating" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applicants_phone_unique" UNIQUE("phone"),
	CONSTRAINT "applicants_verified_facts" UNIQUE("id","phone","national_id","cr_number","date_of_birth","risk_rating"),
	CONSTRAINT "applicants_phone" CHECK ("applicants"."phone" ~ '^\+9665[0-9]{8}$'),
	CONSTRAINT "applicants_cr_known" CHECK (("applicants"."cr_number" is null) = ("applicants"."cr_legal_name" is null)),
	CONSTRAINT "applicants_id_after_cr" CHECK ("applicants"."national_id" is null or "applicants"."cr_number" is not null),
	CONSTRAINT "applicants_id_screened" CHECK ("applicants"."national_id" is null or ("applicants"."national_id" = "applicants"."screened_id") is true),
	CONSTRAINT "applicants_nafath_after_id" CHECK ("applicants"."nafath_approved_at" is null or "applicants"."national_id" is not null),
	CONSTRAINT "applicants_born" CHECK (("applicants"."nafath_approved_at" is null) = ("applicants"."date_of_birth" is null)),
	CONSTRAINT "applicants_screening_after_nafath" CHECK ("applicants"."screening_status" is null or "applicants"."nafath_approved_at" is not null),
	CONSTRAINT "applicants_kyb_after_screening" CHECK ("applicants"."risk_rating" is null or ("applicants"."screening_status" = 'CLEAR' and "applicants"."annual_revenue" is not null
        and "applicants"."business_activity" is not null and cardinality("applicants"."purposes") > 0) is true)
);
--> statement-breakpoint
CREATE TABLE "onboarding_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"business_name_arabic" text,
	"legal_name" text NOT NULL,
	"annual_revenue" text NOT NULL,
	"business_activity" text NOT NULL,
	"purposes" text[] NOT NULL,
	"purpose_other" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_nafath_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"national_id" text NOT NULL,
	"phone" text NOT NULL,
	"decision" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_profile_failures" (
	"national_id" text PRIMARY KEY NOT NULL,
	"attempt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_verified_facts" FOREIGN KEY ("id","phone","national_id","cr_number","date_of_birth","risk_rating") REFERENCES "public"."applicants"("id","phone","national_id","cr_number","date_of_birth","risk_rating") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nafath_requests" ADD CONSTRAINT "nafath_requests_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_tokens" ADD CONSTRAINT "onboarding_tokens_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counters_window_started_at" ON "counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "nafath_requests_live" ON "nafath_requests" USING btree ("national_id") WHERE "nafath_requests"."status" in ('SENT', 'pending');--> statement-breakpoint
CREATE INDEX "nafath_requests_applicant" ON "nafath_requests" USING btree ("applicant_id","sequence");--> statement-breakpoint
CREATE INDEX "onboarding_tokens_expires_at" ON "onboarding_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_messages_phone" ON "sandbox_messages" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sandbox_nafath_requests_phone" ON "sandbox_nafath_requests" USING btree ("phone","created_at");