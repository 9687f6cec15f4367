CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"was" jsonb,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("account_id","type","sequence");--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING brin ("created_at");--> statement-breakpoint
-- Events are written with what they tell of, whoever changes it. A transaction tells when its money has moved: at once, or when its hold is captured.
CREATE FUNCTION tell_of_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (id, account_id, type, object_id, created_at)
    SELECT gen_random_uuid(), account_id, 'transaction.posted', NEW.reference_id, NEW.created_at FROM wallets WHERE id = NEW.wallet_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transactions_tell AFTER INSERT ON "transactions" FOR EACH ROW WHEN (NEW.status = 'successful') EXECUTE FUNCTION tell_of_transaction();--> statement-breakpoint
CREATE FUNCTION tell_of_hold_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (id, account_id, type, object_id, created_at)
    SELECT gen_random_uuid(), account_id,
      CASE NEW.status WHEN 'captured' THEN 'transaction.posted' ELSE 'hold.released' END,
      CASE NEW.status WHEN 'captured' THEN NEW.reference_id ELSE NEW.id::text END,
      NEW.ended_at
    FROM wallets WHERE id = NEW.wallet_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER holds_tell_of_end AFTER UPDATE ON "holds" FOR EACH ROW EXECUTE FUNCTION tell_of_hold_end();--> statement-breakpoint
-- The arguments are the subject of the type and the columns that change. Its triggers are named to come after those that take the steps.
CREATE FUNCTION tell_of_state() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO events (id, account_id, type, object_id, was, last_step, created_at)
    SELECT gen_random_uuid(),
      coalesce((changed->>'account_id')::uuid, (SELECT account_id FROM wallets WHERE id = (changed->>'wallet_id')::uuid)),
      TG_ARGV[0] || '.' || CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE NEW.state END,
      NEW.id,
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(changed) WHERE key = ANY (TG_ARGV[1:])),
      (SELECT max(sequence) FROM state_changes WHERE table_name = TG_TABLE_NAME AND row_id = NEW.id::text),
      NEW.state_since;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_tell_of_start AFTER INSERT ON "transfers" FOR EACH ROW
  EXECUTE FUNCTION tell_of_state('transfer', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'returned_ref', 'bank_reason');--> statement-breakpoint
CREATE TRIGGER transfers_tell_of_step AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state NOT IN ('submitting', 'unknown'))
  EXECUTE FUNCTION tell_of_state('transfer', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'returned_ref', 'bank_reason');--> statement-breakpoint
CREATE TRIGGER card_top_ups_tell_of_start AFTER INSERT ON "card_top_ups" FOR EACH ROW
  EXECUTE FUNCTION tell_of_state('top_up', 'state', 'state_cause', 'state_since', 'transaction_id', 'suspended', 'suspended_cause', 'returned_at');--> statement-breakpoint
CREATE TRIGGER card_top_ups_tell_of_step AFTER UPDATE ON "card_top_ups" FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state <> 'awaiting_3ds')
  EXECUTE FUNCTION tell_of_state('top_up', 'state', 'state_cause', 'state_since', 'transaction_id', 'suspended', 'suspended_cause', 'returned_at');--> statement-breakpoint
CREATE TRIGGER beneficiaries_tell_of_start AFTER INSERT ON "beneficiaries" FOR EACH ROW
  EXECUTE FUNCTION tell_of_state('beneficiary', 'state', 'state_cause', 'state_since', 'payee_check', 'cooling_ends_at');--> statement-breakpoint
CREATE TRIGGER beneficiaries_tell_of_step AFTER UPDATE ON "beneficiaries" FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state <> 'checking')
  EXECUTE FUNCTION tell_of_state('beneficiary', 'state', 'state_cause', 'state_since', 'payee_check', 'cooling_ends_at');--> statement-breakpoint
CREATE TRIGGER events_keep BEFORE UPDATE ON "events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
