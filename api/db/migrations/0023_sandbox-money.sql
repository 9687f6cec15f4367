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
