-- A search finds any part of a name, in a million rows too. Trusted: whoever may create tables may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
CREATE TABLE "admin_second_factors" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_time_step" integer NOT NULL,
	"recovery_code_hashes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"national_id" text NOT NULL,
	"cr_number" text NOT NULL,
	"unified_number" text,
	"date_of_birth" text NOT NULL,
	"risk_rating" text NOT NULL,
	"password_hash" text NOT NULL,
	"passcode_hash" text,
	"sign_in_check" text DEFAULT 'code' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
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
CREATE TABLE "customer_screenings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"screened_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "beneficiaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "beneficiaries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"nickname" text,
	"identifier" text,
	"payee_check" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cooling_ends_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "beneficiaries_cooling" CHECK ("beneficiaries"."state" not in ('cooling_off', 'active', 'suspended') or ("beneficiaries"."cooling_ends_at" is not null and "beneficiaries"."payee_check" in ('match', 'not_checked'))),
	CONSTRAINT "beneficiaries_mismatch" CHECK ("beneficiaries"."state" <> 'mismatch' or "beneficiaries"."payee_check" = 'mismatch')
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"phone" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deny_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deny_list_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"national_id" text NOT NULL,
	"last_digits" text NOT NULL,
	"reason" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_by" uuid,
	"removed_at" timestamp (3) with time zone,
	"removal_reason" text,
	CONSTRAINT "deny_list_entries_last_digits_four" CHECK ("deny_list_entries"."last_digits" ~ '^[0-9]{4}$'),
	CONSTRAINT "deny_list_entries_removal_whole" CHECK (num_nulls("deny_list_entries"."removed_by", "deny_list_entries"."removed_at", "deny_list_entries"."removal_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "house_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "house_moves_key_unique" UNIQUE("key"),
	CONSTRAINT "house_moves_amount" CHECK ("house_moves"."amount" > 0),
	CONSTRAINT "house_moves_accounts" CHECK ("house_moves"."from_account" <> "house_moves"."to_account" and 'between_wallets' not in ("house_moves"."from_account", "house_moves"."to_account"))
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"sealed_body" text,
	"process_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
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
	CONSTRAINT "kyb_options_code_unique" UNIQUE("category","code","locale"),
	CONSTRAINT "kyb_options_code" CHECK ("kyb_options"."code" ~ '^[a-z0-9_]{1,64}$'),
	CONSTRAINT "kyb_options_label" CHECK ("kyb_options"."label" <> '')
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"posting_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entries_posting_id_account_id_pk" PRIMARY KEY("posting_id","account_id"),
	CONSTRAINT "entries_not_nothing" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"expected_release" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "holds_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "holds_amount" CHECK ("holds"."amount" > 0),
	CONSTRAINT "holds_ended" CHECK (("holds"."status" = 'active') = ("holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holds_for" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_accounts_holds_for_unique" UNIQUE("holds_for"),
	CONSTRAINT "ledger_accounts_wallet" UNIQUE("id","wallet_id"),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."kind" = 'outside' or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_closed_empty" CHECK (not "ledger_accounts"."is_closed" or "ledger_accounts"."balance" = 0),
	CONSTRAINT "ledger_accounts_holds_for" CHECK (("ledger_accounts"."kind" = 'on_hold') = ("ledger_accounts"."holds_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"hold_id" uuid,
	"house_account" text,
	"transfer_id" uuid,
	"refusal" text,
	"refusal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "postings_key" UNIQUE("wallet_id","key"),
	CONSTRAINT "postings_wallet" UNIQUE("id","wallet_id"),
	CONSTRAINT "postings_house_account" CHECK (("postings"."house_account" is not null) = ("postings"."refusal" is null and "postings"."kind" in ('top_up', 'payment', 'capture', 'reversal', 'credit', 'debit', 'settle'))),
	CONSTRAINT "postings_between_wallets" CHECK (("postings"."house_account" is not distinct from 'between_wallets') = ("postings"."transfer_id" is not null and "postings"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "sub_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"slot" smallint,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sub_wallets_ledger_account_id_unique" UNIQUE("ledger_account_id"),
	CONSTRAINT "sub_wallets_slot" UNIQUE("wallet_id","slot"),
	CONSTRAINT "sub_wallets_slots" CHECK ("sub_wallets"."slot" between 1 and 3),
	CONSTRAINT "sub_wallets_id" CHECK ("sub_wallets"."id" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"counterparty" text NOT NULL,
	"counterparty_arabic" text,
	"failure" text,
	"reversal_of" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"searched" text GENERATED ALWAYS AS ("transactions"."counterparty" || ' ' || "transactions"."reference_id" || coalesce(' ' || "transactions"."counterparty_arabic", '')) STORED NOT NULL,
	CONSTRAINT "transactions_reversal_of_unique" UNIQUE("reversal_of"),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_failure" CHECK (("transactions"."status" = 'failed') = ("transactions"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "money_exceptions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"wallet_id" uuid,
	"top_up_id" uuid,
	"credit_id" uuid,
	"transfer_id" uuid,
	"expected" jsonb NOT NULL,
	"stated" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "money_exceptions_key_unique" UNIQUE("key"),
	CONSTRAINT "money_exceptions_kind" CHECK (case "money_exceptions"."kind"
      when 'card_payment_differs' then "money_exceptions"."top_up_id" is not null
      when 'card_failed_after_paid' then "money_exceptions"."top_up_id" is not null
      when 'card_money_missing' then "money_exceptions"."top_up_id" is not null
      when 'bank_credit_differs' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_not_returned' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_currency' then num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."credit_id", "money_exceptions"."transfer_id") = 0
      when 'payout_differs' then "money_exceptions"."transfer_id" is not null
      when 'payout_paid_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_failed_after_paid' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_to_closed' then "money_exceptions"."transfer_id" is not null
      else false end),
	CONSTRAINT "money_exceptions_one_subject" CHECK (num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."credit_id", "money_exceptions"."transfer_id") < 2),
	CONSTRAINT "money_exceptions_wallet" CHECK (num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."transfer_id") = 0 or "money_exceptions"."wallet_id" is not null),
	CONSTRAINT "money_exceptions_resolution_whole" CHECK (num_nulls("money_exceptions"."resolved_by", "money_exceptions"."resolved_at", "money_exceptions"."note") in (0, 3))
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
	"unified_number" text,
	"cr_legal_name" text,
	"cr_legal_name_arabic" text,
	"cr_issue_date" date,
	"cr_expiry_date" date,
	"parties" text,
	"screened_id" text,
	"national_id" text,
	"date_of_birth" text,
	"person_name_arabic" text,
	"person_name_english" text,
	"nafath_approved_at" timestamp (3) with time zone,
	"screening_status" text,
	"annual_revenue" text,
	"business_activity" text,
	"purposes" text[],
	"purpose_other" text,
	"risk_rating" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"account_created_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"business_name" text,
	"business_name_arabic" text,
	"since" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("applicants"."account_created_at", "applicants"."created_at")) STORED NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce("applicants"."business_name", "applicants"."cr_legal_name")) STORED,
	"names" text GENERATED ALWAYS AS (coalesce("applicants"."business_name", '') || E'\n' || coalesce("applicants"."business_name_arabic", '') || E'\n' || coalesce("applicants"."cr_legal_name", '') || E'\n' || coalesce("applicants"."cr_legal_name_arabic", '')) STORED NOT NULL,
	CONSTRAINT "applicants_verified_facts" UNIQUE("id","phone","national_id","cr_number","date_of_birth","risk_rating"),
	CONSTRAINT "applicants_cr_known" CHECK (("applicants"."cr_number" is null) = ("applicants"."cr_legal_name" is null)),
	CONSTRAINT "applicants_unified_number" CHECK ("applicants"."unified_number" is null or "applicants"."cr_number" is not null),
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
CREATE TABLE "terms_acceptances" (
	"applicant_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_applicant_id_version_pk" PRIMARY KEY("applicant_id","version")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"business_name_arabic" text,
	"legal_name" text NOT NULL,
	"legal_name_arabic" text,
	"annual_revenue" text NOT NULL,
	"business_activity" text NOT NULL,
	"purposes" text[] NOT NULL,
	"purpose_other" text,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_account_id_unique" UNIQUE("account_id")
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
	"hits" text[],
	"parties" jsonb,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "reviews_nafath_request_id_unique" UNIQUE("nafath_request_id"),
	CONSTRAINT "reviews_nafath_request" CHECK (("reviews"."kind" = 'identity') = ("reviews"."nafath_request_id" is not null)),
	CONSTRAINT "reviews_parties" CHECK (("reviews"."kind" = 'not_on_registration') = ("reviews"."parties" is not null)),
	CONSTRAINT "reviews_closed" CHECK (("reviews"."status" = 'open') = ("reviews"."closed_at" is null)),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."status" in ('approved', 'rejected', 'asked_again')) = ("reviews"."decided_by" is not null)
        and ("reviews"."decided_by" is null) = ("reviews"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_credits" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_bank_credits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bank_reference" text NOT NULL,
	"iban" text NOT NULL,
	"amount" bigint NOT NULL,
	"remitter_name" text NOT NULL,
	"remitter_iban" text,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"sent_back_key" text,
	CONSTRAINT "sandbox_bank_credits_bank_reference_unique" UNIQUE("bank_reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_token" text NOT NULL,
	"amount" bigint NOT NULL,
	"return_url" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_ibans" (
	"iban" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sandbox_ibans_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"sequence_number" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"purpose" text NOT NULL,
	"iban" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payouts_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"digit" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "lockouts" (
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" timestamp (3) with time zone[] NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"soft_locks" timestamp (3) with time zone[] NOT NULL,
	"hard_locked_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lockouts_type_subject_pk" PRIMARY KEY("type","subject")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "security_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"reason" text,
	"device_id" uuid,
	"is_new_device" boolean,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"platform" text NOT NULL,
	"user_agent" text NOT NULL,
	"screen_resolution" text NOT NULL,
	"timezone" text NOT NULL,
	"last_signed_in_at" timestamp (3) with time zone,
	CONSTRAINT "devices_account_fingerprint" UNIQUE("account_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "login_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"proof" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "login_calls_completed" CHECK ("login_calls"."completed_at" is null or "login_calls"."status" = 'confirmed')
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "staff_requests_state" CHECK ("staff_requests"."state" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "staff_requests_second_person" CHECK ("staff_requests"."decided_by" <> "staff_requests"."requested_by"),
	CONSTRAINT "staff_requests_decided" CHECK (("staff_requests"."state" in ('approved', 'rejected')) = ("staff_requests"."decided_by" is not null)),
	CONSTRAINT "staff_requests_closed" CHECK (("staff_requests"."state" = 'pending') = (num_nulls("staff_requests"."decided_at", "staff_requests"."note") = 2)
      and num_nulls("staff_requests"."decided_at", "staff_requests"."note") in (0, 2)),
	CONSTRAINT "staff_requests_kind" CHECK (("staff_requests"."payload" ->> 'kind' = "staff_requests"."kind") is true)
);
--> statement-breakpoint
CREATE TABLE "state_changes" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_changes_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_steps" (
	"table_name" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "state_steps_table_name_from_state_to_state_pk" PRIMARY KEY("table_name","from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "bank_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_reference" text NOT NULL,
	"iban" text NOT NULL,
	"amount" bigint NOT NULL,
	"remitter_name" text NOT NULL,
	"remitter_iban" text,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"wallet_id" uuid,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_back_at" timestamp (3) with time zone,
	CONSTRAINT "bank_credits_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "bank_credits_amount" CHECK ("bank_credits"."amount" > 0),
	CONSTRAINT "bank_credits_wallet" CHECK ("bank_credits"."state" <> 'credited' or "bank_credits"."wallet_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "card_top_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sub_wallet_id" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"form_opened_at" timestamp (3) with time zone,
	"reference" text,
	"three_ds_url" text,
	"due_at" timestamp (3) with time zone,
	"transaction_id" text,
	"credited" bigint DEFAULT 0 NOT NULL,
	"suspended" bigint DEFAULT 0 NOT NULL,
	"suspended_since" timestamp (3) with time zone,
	"suspended_cause" text,
	"refund_agreed_at" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "card_top_ups_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "card_top_ups_suspended_why" CHECK ("card_top_ups"."suspended" <= 0 or num_nulls("card_top_ups"."suspended_since", "card_top_ups"."suspended_cause") = 0),
	CONSTRAINT "card_top_ups_returned" CHECK ("card_top_ups"."returned_at" is null or "card_top_ups"."state" in ('failed', 'expired')),
	CONSTRAINT "card_top_ups_amount" CHECK ("card_top_ups"."amount" > 0),
	CONSTRAINT "card_top_ups_credited" CHECK ("card_top_ups"."credited" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_refunded" CHECK ("card_top_ups"."refunded" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_received" CHECK ("card_top_ups"."credited" + "card_top_ups"."suspended" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_paid" CHECK ("card_top_ups"."state" not in ('created', 'awaiting_3ds') or ("card_top_ups"."credited" = 0 and "card_top_ups"."suspended" = 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_ibans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"iban" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_ibans_wallet_id_unique" UNIQUE("wallet_id"),
	CONSTRAINT "wallet_ibans_iban_unique" UNIQUE("iban")
);
--> statement-breakpoint
CREATE TABLE "transfer_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"next_run_on" date,
	"due_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_schedules_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "transfer_schedules_next" CHECK (("transfer_schedules"."state" = 'active') = ("transfer_schedules"."next_run_on" is not null)),
	CONSTRAINT "transfer_schedules_due_day" CHECK (("transfer_schedules"."next_run_on" is null) = ("transfer_schedules"."due_at" is null))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transfers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sub_wallet_id" text,
	"recipient_wallet_id" uuid,
	"beneficiary_id" uuid,
	"payee_name" text NOT NULL,
	"payee_name_arabic" text,
	"payee_iban" text,
	"amount" bigint NOT NULL,
	"purpose" text NOT NULL,
	"note" text,
	"warnings" text[] NOT NULL,
	"starts_on" date,
	"repeats" text,
	"schedule_id" uuid,
	"run_on" date,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"session_id" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"transaction_ref" text,
	"returned_ref" text,
	"hold_id" uuid,
	"due_at" timestamp (3) with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"claimed_by" uuid,
	"sequence_number" text,
	"first_submitted_at" timestamp (3) with time zone,
	"last_submitted_at" timestamp (3) with time zone,
	"submissions" integer DEFAULT 0 NOT NULL,
	"unknown_since" timestamp (3) with time zone,
	"questions" integer DEFAULT 0 NOT NULL,
	"last_answer" text,
	"last_asked_at" timestamp (3) with time zone,
	"undecided_since" timestamp (3) with time zone,
	"suspense_cause" text,
	"provider_reference" text,
	"bank_reason" text,
	CONSTRAINT "transfers_transaction_ref_unique" UNIQUE("transaction_ref"),
	CONSTRAINT "transfers_returned_ref_unique" UNIQUE("returned_ref"),
	CONSTRAINT "transfers_sequence_number_unique" UNIQUE("sequence_number"),
	CONSTRAINT "transfers_one_per_run" UNIQUE("schedule_id","run_on"),
	CONSTRAINT "transfers_asked" CHECK (("transfers"."last_answer" is null) = ("transfers"."last_asked_at" is null)),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_payee" CHECK (("transfers"."recipient_wallet_id" is null) <> ("transfers"."beneficiary_id" is null)),
	CONSTRAINT "transfers_iban" CHECK (("transfers"."beneficiary_id" is null) = ("transfers"."payee_iban" is null)),
	CONSTRAINT "transfers_not_to_self" CHECK ("transfers"."recipient_wallet_id" <> "transfers"."wallet_id"),
	CONSTRAINT "transfers_plan" CHECK (("transfers"."starts_on" is null) = ("transfers"."repeats" is null)),
	CONSTRAINT "transfers_run" CHECK (("transfers"."schedule_id" is null) = ("transfers"."run_on" is null)),
	CONSTRAINT "transfers_to_the_bank" CHECK ("transfers"."state" not in ('held', 'submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."beneficiary_id" is not null and "transfers"."hold_id" is not null) or ("transfers"."state" = 'returned' and "transfers"."suspense_cause" is not null)),
	CONSTRAINT "transfers_submitted" CHECK ("transfers"."state" not in ('submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."sequence_number" ~ '^[0-9]{16}$' and "transfers"."last_submitted_at" is not null) or ("transfers"."state" = 'returned' and "transfers"."suspense_cause" is not null)),
	CONSTRAINT "transfers_in_suspense" CHECK (("transfers"."suspense_cause" is null or "transfers"."recipient_wallet_id" is not null) and ("transfers"."state" <> 'pending' or ("transfers"."suspense_cause" is not null and "transfers"."undecided_since" is not null))),
	CONSTRAINT "transfers_paid" CHECK ("transfers"."state" not in ('pending', 'paid', 'returned') or "transfers"."transaction_ref" is not null),
	CONSTRAINT "transfers_returned" CHECK (("transfers"."state" = 'returned') = ("transfers"."returned_ref" is not null))
);
--> statement-breakpoint
CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"provider_call_id" text,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_calls_token" UNIQUE("token_hash"),
	CONSTRAINT "voice_calls_status" CHECK ("voice_calls"."status" in ('calling', 'pending', 'confirmed', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "limit_usage" (
	"wallet_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "limit_usage_wallet_id_scope_period_starts_on_pk" PRIMARY KEY("wallet_id","scope","period","starts_on"),
	CONSTRAINT "limit_usage_not_negative" CHECK ("limit_usage"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_limits" (
	"wallet_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_limits_wallet_id_scope_period_pk" PRIMARY KEY("wallet_id","scope","period"),
	CONSTRAINT "wallet_limits_range" CHECK ("wallet_limits"."amount" between 0 and case "wallet_limits"."period" when 'daily' then 10000000 else 100000000 end)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"seen_sequence" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallets_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "admin_events" ADD CONSTRAINT "admin_events_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_factors" ADD CONSTRAINT "admin_second_factors_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Deferrable, because an applicant and the account are sealed anew one after the other. It is checked at once otherwise.
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_verified_facts" FOREIGN KEY ("id","phone","national_id","cr_number","date_of_birth","risk_rating") REFERENCES "public"."applicants"("id","phone","national_id","cr_number","date_of_birth","risk_rating") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "customer_screenings" ADD CONSTRAINT "customer_screenings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deny_list_entries" ADD CONSTRAINT "deny_list_entries_added_by_admins_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deny_list_entries" ADD CONSTRAINT "deny_list_entries_removed_by_admins_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_posting" FOREIGN KEY ("posting_id","wallet_id") REFERENCES "public"."postings"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_holds_for_ledger_accounts_id_fk" FOREIGN KEY ("holds_for") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_wallets" ADD CONSTRAINT "sub_wallets_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_wallets" ADD CONSTRAINT "sub_wallets_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reversal_of_transactions_reference_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_posting" FOREIGN KEY ("posting_id","wallet_id") REFERENCES "public"."postings"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_applicants_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_top_up_id_card_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."card_top_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_credit_id_bank_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bank_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_resolved_by_admins_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nafath_requests" ADD CONSTRAINT "nafath_requests_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_tokens" ADD CONSTRAINT "onboarding_tokens_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_nafath_request_id_nafath_requests_id_fk" FOREIGN KEY ("nafath_request_id") REFERENCES "public"."nafath_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_calls" ADD CONSTRAINT "login_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_sub_wallet_id_sub_wallets_id_fk" FOREIGN KEY ("sub_wallet_id") REFERENCES "public"."sub_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_ibans" ADD CONSTRAINT "wallet_ibans_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD CONSTRAINT "transfer_schedules_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD CONSTRAINT "transfer_schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_sub_wallet_id_sub_wallets_id_fk" FOREIGN KEY ("sub_wallet_id") REFERENCES "public"."sub_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_recipient_wallet_id_wallets_id_fk" FOREIGN KEY ("recipient_wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_beneficiary_id_beneficiaries_id_fk" FOREIGN KEY ("beneficiary_id") REFERENCES "public"."beneficiaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_schedule_id_transfer_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."transfer_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_transaction_ref_transactions_reference_id_fk" FOREIGN KEY ("transaction_ref") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_returned_ref_transactions_reference_id_fk" FOREIGN KEY ("returned_ref") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_usage" ADD CONSTRAINT "limit_usage_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD CONSTRAINT "wallet_actions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_limits" ADD CONSTRAINT "wallet_limits_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_events_newest" ON "admin_events" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "admin_events_of_admin" ON "admin_events" USING btree ("admin_id","sequence");--> statement-breakpoint
CREATE INDEX "admin_events_of_type" ON "admin_events" USING btree ("type","sequence");--> statement-breakpoint
CREATE INDEX "admin_events_at" ON "admin_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "admin_events_subject" ON "admin_events" USING btree ("subject_kind","subject_id","sequence");--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_unique" ON "accounts" USING btree ("phone") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_national_id_unique" ON "accounts" USING btree ("national_id") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_cr_number_unique" ON "accounts" USING btree ("cr_number") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_unified_number_unique" ON "accounts" USING btree ("unified_number") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "counters_window_started_at" ON "counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "beneficiaries_one_per_iban" ON "beneficiaries" USING btree ("account_id","iban") WHERE "beneficiaries"."state" <> 'removed';--> statement-breakpoint
CREATE INDEX "beneficiaries_of_account" ON "beneficiaries" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "beneficiaries_due" ON "beneficiaries" USING btree ("due_at") WHERE "beneficiaries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deny_list_entries_active" ON "deny_list_entries" USING btree ("national_id") WHERE "deny_list_entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "deny_list_entries_newest" ON "deny_list_entries" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "deny_list_entries_last_digits" ON "deny_list_entries" USING btree ("last_digits","sequence");--> statement-breakpoint
CREATE INDEX "house_moves_created_at" ON "house_moves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "holds_active" ON "holds" USING btree ("account_id","held_at","id") WHERE "holds"."status" = 'active';--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("expected_release") WHERE "holds"."status" = 'active';--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_wallet" ON "ledger_accounts" USING btree ("wallet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_main" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."kind" = 'main';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_outside" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."kind" = 'outside';--> statement-breakpoint
CREATE INDEX "postings_transfer" ON "postings" USING btree ("transfer_id") WHERE "postings"."transfer_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_posting_id" ON "transactions" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("account_id","status","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_by_type" ON "transactions" USING btree ("account_id","type","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_new" ON "transactions" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "transactions_searched" ON "transactions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_next_attempt_at" ON "messages" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "money_exceptions_open" ON "money_exceptions" USING btree ("sequence") WHERE "money_exceptions"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "money_exceptions_resolved" ON "money_exceptions" USING btree ("resolved_at","sequence") WHERE "money_exceptions"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "money_exceptions_of_top_up" ON "money_exceptions" USING btree ("top_up_id") WHERE "money_exceptions"."top_up_id" is not null;--> statement-breakpoint
CREATE INDEX "money_exceptions_of_transfer" ON "money_exceptions" USING btree ("transfer_id") WHERE "money_exceptions"."transfer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "nafath_requests_live" ON "nafath_requests" USING btree ("national_id") WHERE "nafath_requests"."status" in ('SENT', 'pending');--> statement-breakpoint
CREATE INDEX "nafath_requests_applicant" ON "nafath_requests" USING btree ("applicant_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_phone_unique" ON "applicants" USING btree ("phone") WHERE "applicants"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "applicants_by_time" ON "applicants" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "applicants_by_name" ON "applicants" USING btree (("name" is null),lower(coalesce("name", '')),"id");--> statement-breakpoint
CREATE INDEX "applicants_names" ON "applicants" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicants_phone" ON "applicants" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "applicants_national_id" ON "applicants" USING btree ("national_id");--> statement-breakpoint
CREATE INDEX "applicants_cr_number_begins" ON "applicants" USING btree ("cr_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicants_unified_number_begins" ON "applicants" USING btree ("unified_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "onboarding_tokens_expires_at" ON "onboarding_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_open_of_facts" ON "reviews" USING btree ("applicant_id") WHERE "reviews"."status" = 'open' and "reviews"."kind" <> 'identity';--> statement-breakpoint
CREATE INDEX "reviews_of_applicant" ON "reviews" USING btree ("applicant_id","sequence");--> statement-breakpoint
CREATE INDEX "reviews_oldest_open" ON "reviews" USING btree ("created_at") WHERE "reviews"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reviews_newest_closed" ON "reviews" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "sandbox_calls_phone" ON "sandbox_calls" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_messages_phone" ON "sandbox_messages" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sandbox_nafath_requests_phone" ON "sandbox_nafath_requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "lockouts_updated_at" ON "lockouts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "login_calls_created_at" ON "login_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_calls_account" ON "login_calls" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_one_live" ON "refresh_tokens" USING btree ("session_id") WHERE "refresh_tokens"."rotated_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_requests_one_pending" ON "staff_requests" USING btree ("subject_id") WHERE "staff_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "staff_requests_of_subject" ON "staff_requests" USING btree ("subject_id","sequence");--> statement-breakpoint
CREATE INDEX "staff_requests_newest_closed" ON "staff_requests" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "state_changes_of_row" ON "state_changes" USING btree ("table_name","row_id","sequence");--> statement-breakpoint
CREATE INDEX "bank_credits_of_wallet" ON "bank_credits" USING btree ("wallet_id","booked_at");--> statement-breakpoint
CREATE INDEX "bank_credits_to_decide" ON "bank_credits" USING btree ("state_since") WHERE "bank_credits"."state" = 'suspense';--> statement-breakpoint
CREATE INDEX "bank_credits_to_send_back" ON "bank_credits" USING btree ("state_since") WHERE "bank_credits"."state" = 'sent_back' and "bank_credits"."sent_back_at" is null;--> statement-breakpoint
CREATE INDEX "card_top_ups_newest" ON "card_top_ups" USING btree ("wallet_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_top_ups_newest_of_all" ON "card_top_ups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "card_top_ups_due" ON "card_top_ups" USING btree ("due_at") WHERE "card_top_ups"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "card_top_ups_reference" ON "card_top_ups" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_top_ups_in_transit" ON "card_top_ups" USING btree ("created_at") WHERE "card_top_ups"."settled_at" is null and "card_top_ups"."credited" + "card_top_ups"."suspended" <> 0;--> statement-breakpoint
CREATE INDEX "card_top_ups_suspended" ON "card_top_ups" USING btree ("suspended_since") WHERE "card_top_ups"."suspended" > 0;--> statement-breakpoint
CREATE INDEX "transfer_schedules_newest" ON "transfer_schedules" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfer_schedules_due" ON "transfer_schedules" USING btree ("due_at") WHERE "transfer_schedules"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transfers_newest_of_all" ON "transfers" USING btree ("created_at","sequence");--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("due_at") WHERE "transfers"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_provider_reference" ON "transfers" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "transfers_to_beneficiary" ON "transfers" USING btree ("beneficiary_id");--> statement-breakpoint
CREATE INDEX "transfers_to_customer" ON "transfers" USING btree ("recipient_wallet_id");--> statement-breakpoint
CREATE INDEX "transfers_undecided" ON "transfers" USING btree ("undecided_since") WHERE "transfers"."state" in ('unknown', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_claimed" ON "transfers" USING btree ("claimed_by") WHERE "transfers"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "voice_calls_created_at" ON "voice_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wallet_actions_created_at" ON "wallet_actions" USING btree ("created_at");--> statement-breakpoint
-- What happened to an account stays as it was written, whoever connects.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A balance is the sum of its account's entries, whoever writes them.
CREATE FUNCTION book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER entries_are_booked BEFORE INSERT ON "entries" FOR EACH ROW EXECUTE FUNCTION book_entry();--> statement-breakpoint
-- Every posting sums to zero, and takes no further entries once it is written.
-- By the index: a session keeps the plan that it made when there were few.
CREATE FUNCTION require_zero_sums() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY posting_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the entries of a posting sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT count(*) FROM added) <> (SELECT count(*) FROM entries WHERE posting_id IN (SELECT posting_id FROM added)) THEN
    RAISE EXCEPTION 'the entries of a posting come in one statement' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON "entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_zero_sums();--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE ON "postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Nothing but entries changes a balance: only their trigger runs inside a trigger.
CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON "ledger_accounts" FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_balance BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER holds_end_once BEFORE UPDATE ON "holds" FOR EACH ROW
  WHEN (OLD.status <> 'active' OR NEW.status = 'active'
    OR (OLD.id, OLD.wallet_id, OLD.account_id, OLD.reference_id, OLD.amount, OLD.reason, OLD.held_at, OLD.expected_release)
      IS DISTINCT FROM (NEW.id, NEW.wallet_id, NEW.account_id, NEW.reference_id, NEW.amount, NEW.reason, NEW.held_at, NEW.expected_release))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER holds_stay BEFORE DELETE ON "holds" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A sub-wallet without a slot is closed. Closing it closes its accounts, which refuse to be closed with money on them, and any
-- money afterwards.
CREATE FUNCTION close_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET is_closed = true WHERE id = NEW.ledger_account_id OR holds_for = NEW.ledger_account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER sub_wallets_close AFTER UPDATE ON "sub_wallets" FOR EACH ROW WHEN (OLD.slot IS NOT NULL AND NEW.slot IS NULL) EXECUTE FUNCTION close_accounts();--> statement-breakpoint
CREATE TRIGGER sub_wallets_start_open BEFORE INSERT ON "sub_wallets" FOR EACH ROW WHEN (NEW.slot IS NULL) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sub_wallets_stay_closed BEFORE UPDATE ON "sub_wallets" FOR EACH ROW WHEN (OLD.slot IS NULL) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What is pending ends once, and nothing else of a transaction ever changes.
CREATE TRIGGER transactions_end_once BEFORE UPDATE ON "transactions" FOR EACH ROW
  WHEN (OLD.status <> 'pending' OR NEW.status = 'pending'
    OR (OLD.reference_id, OLD.sequence, OLD.posting_id, OLD.wallet_id, OLD.account_id, OLD.type, OLD.direction, OLD.amount, OLD.counterparty, OLD.counterparty_arabic, OLD.reversal_of, OLD.is_internal, OLD.created_at)
      IS DISTINCT FROM (NEW.reference_id, NEW.sequence, NEW.posting_id, NEW.wallet_id, NEW.account_id, NEW.type, NEW.direction, NEW.amount, NEW.counterparty, NEW.counterparty_arabic, NEW.reversal_of, NEW.is_internal, NEW.created_at))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Tells the processes that watch a wallet or a session that it has changed: "<topic> <what>" on the channel "changes". Postgres delivers
-- when the transaction commits, and once where one transaction says the same several times. Nothing else is said, so that nothing is disclosed.
CREATE FUNCTION notify_of_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || NEW.wallet_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_of_wallet_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || NEW.id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_of_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'session:' || NEW.id || ' ended');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Every movement of money, every hold, every end of one and every refusal writes a posting.
CREATE TRIGGER postings_notify AFTER INSERT ON "postings" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('money');--> statement-breakpoint
CREATE TRIGGER sub_wallets_notify AFTER INSERT OR UPDATE ON "sub_wallets" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER wallet_limits_notify AFTER INSERT OR UPDATE ON "wallet_limits" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER wallets_notify_of_seen AFTER UPDATE ON "wallets" FOR EACH ROW
  WHEN (OLD.seen_sequence <> NEW.seen_sequence) EXECUTE FUNCTION notify_of_wallet_row('seen');--> statement-breakpoint
CREATE TRIGGER sessions_notify_of_end AFTER UPDATE ON "sessions" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION notify_of_session_end();--> statement-breakpoint
-- Administrators sort and search customers by what stands in three tables. One index can serve that only if it stands in one.
-- An applicant says when its account was closed, so that the phone is free for another one.
CREATE FUNCTION copy_account_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicants SET account_created_at = NEW.created_at, closed_at = NEW.closed_at WHERE id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION copy_business_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicants SET business_name = NEW.business_name, business_name_arabic = NEW.business_name_arabic WHERE id = NEW.account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER profiles_are_listed AFTER INSERT OR UPDATE OF business_name, business_name_arabic ON "profiles" FOR EACH ROW EXECUTE FUNCTION copy_business_names();--> statement-breakpoint
-- Who added a number and why stays as it was written. An entry is removed by stating who removed it, once. Only sealing anew may change
-- how it is written.
CREATE FUNCTION refuse_change_of_deny_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removal text[] := '{removed_by,removed_at,removal_reason}';
  sealed text[] := '{national_id,reason,removal_reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.removed_at IS NOT NULL OR to_jsonb(NEW) - removal <> to_jsonb(OLD) - removal THEN
    RAISE EXCEPTION 'entries of % can only be removed, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER deny_list_entries_keep BEFORE UPDATE OR DELETE ON "deny_list_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_deny_list();--> statement-breakpoint
CREATE TRIGGER wallets_notify_of_status AFTER UPDATE ON "wallets" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.frozen_at IS DISTINCT FROM NEW.frozen_at) EXECUTE FUNCTION notify_of_wallet_row('settings');--> statement-breakpoint
CREATE FUNCTION keep_admin_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{subject_name,reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER admin_events_append_only BEFORE UPDATE OR DELETE ON "admin_events" FOR EACH ROW EXECUTE FUNCTION keep_admin_events();--> statement-breakpoint
-- A transfer between wallets has two postings when its transaction commits: what leaves one wallet arrives in the other.
CREATE FUNCTION require_both_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(DISTINCT postings.wallet_id) <> 2 OR count(*) <> 2 OR coalesce(sum(entries.amount), 1) <> 0
      FROM postings
      JOIN entries ON entries.posting_id = postings.id
      JOIN ledger_accounts ON ledger_accounts.id = entries.account_id AND ledger_accounts.kind = 'outside'
      WHERE postings.transfer_id = NEW.transfer_id AND postings.refusal IS NULL) THEN
    RAISE EXCEPTION 'a transfer between wallets has two equal sides' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_have_both_sides AFTER INSERT ON "postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.transfer_id IS NOT NULL AND NEW.refusal IS NULL) EXECUTE FUNCTION require_both_sides();--> statement-breakpoint
CREATE TRIGGER house_moves_append_only BEFORE UPDATE OR DELETE ON "house_moves" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A state takes the steps of `state_steps` only, and each is recorded.
CREATE FUNCTION take_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier text := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    earlier := OLD.state;
    IF NEW.state = OLD.state THEN
      IF (NEW.state_cause, NEW.state_since) IS DISTINCT FROM (OLD.state_cause, OLD.state_since) THEN
        RAISE EXCEPTION 'cause and time belong to the step that % has taken', TG_TABLE_NAME USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM state_steps WHERE table_name = TG_TABLE_NAME AND from_state = earlier AND to_state = NEW.state) THEN
    RAISE EXCEPTION '% take no step from % to %', TG_TABLE_NAME, earlier, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO state_changes (table_name, row_id, from_state, to_state, cause, at)
  VALUES (TG_TABLE_NAME, NEW.id::text, earlier, NEW.state, NEW.state_cause, NEW.state_since);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER state_changes_append_only BEFORE UPDATE OR DELETE ON "state_changes" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER state_changes_by_steps BEFORE INSERT ON "state_changes" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER beneficiaries_take_steps AFTER INSERT OR UPDATE ON "beneficiaries" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The code and the payee check were for these values. Only sealing anew may change how they are written.
CREATE FUNCTION keep_beneficiary() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{name,iban,nickname,identifier}';
  progress text[] := '{payee_check,cooling_ends_at,due_at,state,state_cause,state_since}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a beneficiary keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER beneficiaries_keep BEFORE UPDATE OR DELETE ON "beneficiaries" FOR EACH ROW EXECUTE FUNCTION keep_beneficiary();--> statement-breakpoint
CREATE FUNCTION notify_of_beneficiary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || id || ' beneficiaries') FROM wallets WHERE account_id = NEW.account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER beneficiaries_notify AFTER INSERT OR UPDATE ON "beneficiaries" FOR EACH ROW EXECUTE FUNCTION notify_of_beneficiary();--> statement-breakpoint
-- What was asked for stays as it was written. It is decided or withdrawn once.
CREATE FUNCTION refuse_change_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decision text[] := '{state,decided_by,decided_at,note}';
  sealed text[] := '{subject_name,reason,note}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'pending' OR to_jsonb(NEW) - decision <> to_jsonb(OLD) - decision THEN
    RAISE EXCEPTION 'rows of % can only be decided, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER staff_requests_keep BEFORE UPDATE OR DELETE ON "staff_requests" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_request();--> statement-breakpoint
CREATE TRIGGER accounts_are_listed AFTER INSERT OR UPDATE OF created_at, closed_at ON "accounts" FOR EACH ROW EXECUTE FUNCTION copy_account_time();--> statement-breakpoint
-- Wakes the processes, which send it once it is committed.
CREATE FUNCTION notify_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'messages due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_notify AFTER INSERT ON "messages" FOR EACH STATEMENT EXECUTE FUNCTION notify_of_messages();--> statement-breakpoint
CREATE TRIGGER card_top_ups_take_steps AFTER INSERT OR UPDATE ON "card_top_ups" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER bank_credits_take_steps AFTER INSERT OR UPDATE ON "bank_credits" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER card_top_ups_notify AFTER INSERT OR UPDATE ON "card_top_ups" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('money');--> statement-breakpoint
CREATE TRIGGER wallet_ibans_notify AFTER INSERT ON "wallet_ibans" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER transfers_take_steps AFTER INSERT OR UPDATE ON "transfers" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER transfer_schedules_take_steps AFTER INSERT OR UPDATE ON "transfer_schedules" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The code was for these values, and the provider knows the payout by its number. Only sealing anew may change how they are written.
CREATE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,transaction_ref,returned_ref,hold_id,due_at,turn,claimed_by,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,last_answer,last_asked_at,undecided_since,suspense_cause,provider_reference,bank_reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress
    AND (OLD.sequence_number IS NULL OR NEW.sequence_number = OLD.sequence_number) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a transfer keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_keep BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION keep_transfer();--> statement-breakpoint
CREATE TRIGGER transfers_notify AFTER INSERT ON "transfers" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('transfers');--> statement-breakpoint
CREATE TRIGGER transfers_notify_of_step AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION notify_of_wallet('transfers');--> statement-breakpoint
CREATE FUNCTION notify_of_transfer_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || id || ' transfers') FROM wallets WHERE account_id = NEW.account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_schedules_notify AFTER INSERT OR UPDATE ON "transfer_schedules" FOR EACH ROW EXECUTE FUNCTION notify_of_transfer_schedule();--> statement-breakpoint
-- Wakes the job. To take a transfer up moves its time on and wakes nobody.
CREATE FUNCTION notify_of_due_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'transfers due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_notify_of_work AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (NEW.due_at < coalesce(OLD.due_at, 'infinity')) EXECUTE FUNCTION notify_of_due_transfer();--> statement-breakpoint
-- What was said stays as it was written. It is resolved once.
CREATE FUNCTION refuse_change_of_exception() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  resolution text[] := '{resolved_by,resolved_at,note}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.resolved_at IS NOT NULL OR to_jsonb(NEW) - resolution <> to_jsonb(OLD) - resolution THEN
    RAISE EXCEPTION 'rows of % can only be resolved, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER money_exceptions_keep BEFORE UPDATE OR DELETE ON "money_exceptions" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_exception();--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('beneficiaries', '', 'unconfirmed'),
  ('beneficiaries', 'unconfirmed', 'checking'),
  ('beneficiaries', 'unconfirmed', 'removed'),
  ('beneficiaries', 'checking', 'mismatch'),
  ('beneficiaries', 'checking', 'cooling_off'),
  ('beneficiaries', 'checking', 'removed'),
  ('beneficiaries', 'mismatch', 'removed'),
  ('beneficiaries', 'cooling_off', 'active'),
  ('beneficiaries', 'cooling_off', 'suspended'),
  ('beneficiaries', 'cooling_off', 'removed'),
  ('beneficiaries', 'active', 'suspended'),
  ('beneficiaries', 'active', 'removed'),
  ('beneficiaries', 'suspended', 'active'),
  ('beneficiaries', 'suspended', 'removed'),
  ('beneficiaries', 'suspended', 'cooling_off'),
  ('card_top_ups', '', 'created'),
  ('card_top_ups', 'created', 'awaiting_3ds'),
  ('card_top_ups', 'created', 'expired'),
  ('card_top_ups', 'awaiting_3ds', 'paid'),
  ('card_top_ups', 'awaiting_3ds', 'failed'),
  ('card_top_ups', 'awaiting_3ds', 'expired'),
  ('card_top_ups', 'paid', 'settled'),
  ('card_top_ups', 'paid', 'refunded'),
  ('card_top_ups', 'paid', 'disputed'),
  ('card_top_ups', 'settled', 'refunded'),
  ('card_top_ups', 'settled', 'disputed'),
  ('bank_credits', '', 'received'),
  ('bank_credits', 'received', 'credited'),
  ('bank_credits', 'received', 'suspense'),
  ('bank_credits', 'suspense', 'credited'),
  ('bank_credits', 'suspense', 'sent_back'),
  ('transfers', '', 'draft'),
  ('transfers', 'draft', 'paid'),
  ('transfers', 'draft', 'held'),
  ('transfers', 'draft', 'scheduled'),
  ('transfers', 'draft', 'cancelled'),
  ('transfers', 'draft', 'refused'),
  ('transfers', 'draft', 'expired'),
  ('transfers', 'held', 'submitting'),
  ('transfers', 'held', 'cancelled'),
  ('transfers', 'submitting', 'held'),
  ('transfers', 'submitting', 'unknown'),
  ('transfers', 'submitting', 'submitted'),
  ('transfers', 'submitting', 'refused'),
  ('transfers', 'unknown', 'submitting'),
  ('transfers', 'unknown', 'submitted'),
  ('transfers', 'unknown', 'failed'),
  ('transfers', 'submitted', 'paid'),
  ('transfers', 'submitted', 'failed'),
  ('transfers', 'paid', 'returned'),
  ('transfers', 'draft', 'pending'),
  ('transfers', 'pending', 'paid'),
  ('transfers', 'pending', 'returned'),
  ('transfer_schedules', '', 'active'),
  ('transfer_schedules', 'active', 'cancelled'),
  ('transfer_schedules', 'active', 'ended');
