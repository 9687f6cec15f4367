ALTER TABLE "transfers" ADD COLUMN "traceparent" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note,bill_account}';
  changeable text[] := '{amount,purpose,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,transaction_ref,returned_ref,hold_id,due_at,turn,claimed_by,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,last_answer,last_asked_at,undecided_since,suspense_cause,provider_reference,bank_reason,traceparent}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress
    AND (OLD.sequence_number IS NULL OR NEW.sequence_number = OLD.sequence_number) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'awaiting_approval' AND OLD.biller_code IS NULL AND to_jsonb(NEW) - changeable = to_jsonb(OLD) - changeable THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a transfer keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;
