ALTER TABLE "transfers" DROP CONSTRAINT "transfers_to_the_bank";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_submitted";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_paid";--> statement-breakpoint
DROP INDEX "transfers_undecided";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "suspense_cause" text;--> statement-breakpoint
CREATE INDEX "transfers_claimed" ON "transfers" USING btree ("claimed_by") WHERE "transfers"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "transfers_undecided" ON "transfers" USING btree ("undecided_since") WHERE "transfers"."state" in ('unknown', 'pending');--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_in_suspense" CHECK (("transfers"."suspense_cause" is null or "transfers"."recipient_wallet_id" is not null) and ("transfers"."state" <> 'pending' or ("transfers"."suspense_cause" is not null and "transfers"."undecided_since" is not null)));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_the_bank" CHECK ("transfers"."state" not in ('held', 'submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."beneficiary_id" is not null and "transfers"."hold_id" is not null) or ("transfers"."state" = 'returned' and "transfers"."suspense_cause" is not null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_submitted" CHECK ("transfers"."state" not in ('submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."sequence_number" ~ '^[0-9]{16}$' and "transfers"."last_submitted_at" is not null) or ("transfers"."state" = 'returned' and "transfers"."suspense_cause" is not null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_paid" CHECK ("transfers"."state" not in ('pending', 'paid', 'returned') or "transfers"."transaction_ref" is not null);--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('transfers', 'draft', 'pending'),
  ('transfers', 'pending', 'paid'),
  ('transfers', 'pending', 'returned');--> statement-breakpoint
-- Whose turn it is, and why the money waits, are progress too.
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
