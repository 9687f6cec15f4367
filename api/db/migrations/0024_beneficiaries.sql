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
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beneficiaries_one_per_iban" ON "beneficiaries" USING btree ("account_id","iban") WHERE "beneficiaries"."state" <> 'removed';--> statement-breakpoint
CREATE INDEX "beneficiaries_of_account" ON "beneficiaries" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "beneficiaries_due" ON "beneficiaries" USING btree ("due_at") WHERE "beneficiaries"."due_at" is not null;--> statement-breakpoint
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
  ('beneficiaries', 'suspended', 'removed');--> statement-breakpoint
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
CREATE TRIGGER beneficiaries_notify AFTER INSERT OR UPDATE ON "beneficiaries" FOR EACH ROW EXECUTE FUNCTION notify_of_beneficiary();
