ALTER TABLE "transaction_case_messages" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "transaction_case_messages" ADD CONSTRAINT "transaction_case_messages_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_confirmed_by_accounts_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD CONSTRAINT "transfer_schedules_cancelled_by_accounts_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_confirmed_by_accounts_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_cancelled_by_accounts_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note,bill_account}';
  changeable text[] := '{amount,purpose,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,confirmed_by,cancelled_by,transaction_ref,returned_ref,hold_id,due_at,turn,claimed_by,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,last_answer,last_asked_at,undecided_since,suspense_cause,provider_reference,bank_reason,traceparent}';
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_beneficiary() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{name,iban,nickname,identifier}';
  progress text[] := '{confirmed_by,removed_by,payee_check,cooling_ends_at,due_at,state,state_cause,state_since}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a beneficiary keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;
