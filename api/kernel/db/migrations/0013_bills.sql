CREATE TABLE "sandbox_bill_payments" (
	"number" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"biller_code" text NOT NULL,
	"account" text NOT NULL,
	"bill_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_bill_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "saved_bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"biller_code" text NOT NULL,
	"bill_account" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"remind" boolean NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reminded_for" date,
	CONSTRAINT "saved_bills_once" UNIQUE("account_id","biller_code","bill_account"),
	CONSTRAINT "saved_bills_reminder" CHECK ("saved_bills"."remind" = ("saved_bills"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_payee";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_to_the_bank";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "biller_code" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "bill_account" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "bill_number" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "bill_order_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "bill_place" smallint;--> statement-breakpoint
ALTER TABLE "saved_bills" ADD CONSTRAINT "saved_bills_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_bills_due" ON "saved_bills" USING btree ("due_at") WHERE "saved_bills"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_per_bill" ON "transfers" USING btree ("biller_code","bill_number") WHERE "transfers"."biller_code" is not null and "transfers"."state" in ('held', 'submitting', 'unknown', 'submitted');--> statement-breakpoint
CREATE INDEX "transfers_paid_bills" ON "transfers" USING btree ("biller_code","bill_number") WHERE "transfers"."biller_code" is not null and "transfers"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "transfers_of_bill_order" ON "transfers" USING btree ("bill_order_id") WHERE "transfers"."bill_order_id" is not null;--> statement-breakpoint
CREATE INDEX "transfers_newest_bills" ON "transfers" USING btree ("account_id","created_at","sequence") WHERE "transfers"."biller_code" is not null;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_bill" CHECK (num_nulls("transfers"."biller_code", "transfers"."bill_account", "transfers"."bill_number", "transfers"."bill_order_id", "transfers"."bill_place") in (0, 5));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_bill_states" CHECK ("transfers"."biller_code" is null or ("transfers"."state" not in ('pending', 'returned', 'scheduled') and "transfers"."api_key_name" is null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payee" CHECK (num_nonnulls("transfers"."recipient_wallet_id", "transfers"."beneficiary_id", "transfers"."biller_code") = 1);--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_the_bank" CHECK ("transfers"."state" not in ('held', 'submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."recipient_wallet_id" is null and "transfers"."hold_id" is not null) or ("transfers"."state" = 'returned' and "transfers"."suspense_cause" is not null));--> statement-breakpoint
-- Bills keep who is paid for what, too.
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note,bill_account}';
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
-- Programs hear of the transactions of bills. What they know as a transfer is none of these.
DROP TRIGGER transfers_tell_of_start ON "transfers";--> statement-breakpoint
CREATE TRIGGER transfers_tell_of_start AFTER INSERT ON "transfers" FOR EACH ROW
  WHEN (NEW.biller_code IS NULL)
  EXECUTE FUNCTION tell_of_state('transfer', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'returned_ref', 'bank_reason');--> statement-breakpoint
DROP TRIGGER transfers_tell_of_step ON "transfers";--> statement-breakpoint
CREATE TRIGGER transfers_tell_of_step AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state NOT IN ('submitting', 'unknown') AND NEW.biller_code IS NULL)
  EXECUTE FUNCTION tell_of_state('transfer', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'returned_ref', 'bank_reason');
