CREATE TABLE "transfer_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_exceptions_once" UNIQUE("transfer_id","kind")
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
	"confirmed_at" timestamp (3) with time zone,
	"transaction_ref" text,
	"returned_ref" text,
	"hold_id" uuid,
	"due_at" timestamp (3) with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"sequence_number" text,
	"first_submitted_at" timestamp (3) with time zone,
	"last_submitted_at" timestamp (3) with time zone,
	"submissions" integer DEFAULT 0 NOT NULL,
	"unknown_since" timestamp (3) with time zone,
	"questions" integer DEFAULT 0 NOT NULL,
	"undecided_since" timestamp (3) with time zone,
	"provider_reference" text,
	"bank_reason" text,
	CONSTRAINT "transfers_sequence_number_unique" UNIQUE("sequence_number"),
	CONSTRAINT "transfers_one_per_run" UNIQUE("schedule_id","run_on"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_payee" CHECK (("transfers"."recipient_wallet_id" is null) <> ("transfers"."beneficiary_id" is null)),
	CONSTRAINT "transfers_iban" CHECK (("transfers"."beneficiary_id" is null) = ("transfers"."payee_iban" is null)),
	CONSTRAINT "transfers_not_to_self" CHECK ("transfers"."recipient_wallet_id" <> "transfers"."wallet_id"),
	CONSTRAINT "transfers_plan" CHECK (("transfers"."starts_on" is null) = ("transfers"."repeats" is null)),
	CONSTRAINT "transfers_run" CHECK (("transfers"."schedule_id" is null) = ("transfers"."run_on" is null)),
	CONSTRAINT "transfers_to_the_bank" CHECK ("transfers"."state" not in ('held', 'submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."beneficiary_id" is not null and "transfers"."hold_id" is not null)),
	CONSTRAINT "transfers_submitted" CHECK ("transfers"."state" not in ('submitting', 'unknown', 'submitted', 'returned', 'failed') or ("transfers"."sequence_number" ~ '^[0-9]{16}$' and "transfers"."last_submitted_at" is not null)),
	CONSTRAINT "transfers_paid" CHECK ("transfers"."state" not in ('paid', 'returned') or "transfers"."transaction_ref" is not null),
	CONSTRAINT "transfers_returned" CHECK (("transfers"."state" = 'returned') = ("transfers"."returned_ref" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfer_exceptions" ADD CONSTRAINT "transfer_exceptions_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "transfer_exceptions_newest" ON "transfer_exceptions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transfer_schedules_newest" ON "transfer_schedules" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfer_schedules_due" ON "transfer_schedules" USING btree ("due_at") WHERE "transfer_schedules"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("due_at") WHERE "transfers"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_provider_reference" ON "transfers" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "transfers_to_beneficiary" ON "transfers" USING btree ("beneficiary_id");--> statement-breakpoint
CREATE INDEX "transfers_to_customer" ON "transfers" USING btree ("recipient_wallet_id");--> statement-breakpoint
CREATE INDEX "transfers_undecided" ON "transfers" USING btree ("undecided_since") WHERE "transfers"."state" = 'unknown';--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
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
  ('transfer_schedules', '', 'active'),
  ('transfer_schedules', 'active', 'cancelled'),
  ('transfer_schedules', 'active', 'ended');--> statement-breakpoint
CREATE TRIGGER transfers_take_steps AFTER INSERT OR UPDATE ON "transfers" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER transfer_schedules_take_steps AFTER INSERT OR UPDATE ON "transfer_schedules" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The code was for these values, and the provider knows the payout by its number. Only sealing anew may change how values are written.
CREATE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,transaction_ref,returned_ref,hold_id,due_at,turn,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,undecided_since,provider_reference,bank_reason}';
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
CREATE TRIGGER transfer_exceptions_append_only BEFORE UPDATE OR DELETE ON "transfer_exceptions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
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
  WHEN (NEW.due_at < coalesce(OLD.due_at, 'infinity')) EXECUTE FUNCTION notify_of_due_transfer();
