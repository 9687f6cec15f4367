ALTER TABLE "transfers" ADD COLUMN "last_answer" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "last_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "transfers_newest_of_all" ON "transfers" USING btree ("created_at","sequence");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_asked" CHECK (("transfers"."last_answer" is null) = ("transfers"."last_asked_at" is null));--> statement-breakpoint
-- What the provider was last asked and said is progress too.
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,transaction_ref,returned_ref,hold_id,due_at,turn,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,last_answer,last_asked_at,undecided_since,provider_reference,bank_reason}';
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
