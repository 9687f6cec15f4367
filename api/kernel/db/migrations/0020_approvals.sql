CREATE TABLE "approval_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"transfer_id" uuid,
	"bill_order_id" uuid,
	"batch_id" uuid,
	"made_by" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"approvals_needed" smallint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "approval_requests_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "approval_requests_bill_order_id_unique" UNIQUE("bill_order_id"),
	CONSTRAINT "approval_requests_batch_id_unique" UNIQUE("batch_id"),
	CONSTRAINT "approval_requests_payment" CHECK (num_nonnulls("approval_requests"."transfer_id", "approval_requests"."bill_order_id", "approval_requests"."batch_id") = 1),
	CONSTRAINT "approval_requests_needed" CHECK ("approval_requests"."approvals_needed" in (1, 2)),
	CONSTRAINT "approval_requests_due_states" CHECK (("approval_requests"."state" = 'waiting') = ("approval_requests"."due_at" is not null)),
	CONSTRAINT "approval_requests_declined" CHECK (("approval_requests"."state" = 'declined') = ("approval_requests"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"account_id" uuid NOT NULL,
	"from_amount" bigint NOT NULL,
	"approvals" smallint NOT NULL,
	CONSTRAINT "approval_rules_account_id_from_amount_pk" PRIMARY KEY("account_id","from_amount"),
	CONSTRAINT "approval_rules_amount" CHECK ("approval_rules"."from_amount" > 0),
	CONSTRAINT "approval_rules_approvals" CHECK ("approval_rules"."approvals" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"request_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_request_id_revision_person_id_pk" PRIMARY KEY("request_id","revision","person_id")
);
--> statement-breakpoint
ALTER TABLE "transfer_batches" DROP CONSTRAINT "transfer_batches_confirmed";--> statement-breakpoint
DROP INDEX "transfer_batches_one_per_rows";--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_batch_id_transfer_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."transfer_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_newest" ON "approval_requests" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("account_id") WHERE "approval_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_requests_due" ON "approval_requests" USING btree ("due_at") WHERE "approval_requests"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "approvals_of_person" ON "approvals" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_batches_one_per_rows" ON "transfer_batches" USING btree ("account_id","digest","repetition") WHERE "transfer_batches"."state" in ('draft', 'awaiting_approval', 'sending', 'sent');--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_confirmed" CHECK ("transfer_batches"."state" not in ('awaiting_approval', 'sending', 'sent', 'declined') or "transfer_batches"."confirmed_at" is not null);--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('approval_requests', '', 'waiting'),
  ('approval_requests', 'waiting', 'approved'),
  ('approval_requests', 'waiting', 'declined'),
  ('approval_requests', 'waiting', 'cancelled'),
  ('approval_requests', 'waiting', 'expired'),
  ('transfers', 'draft', 'awaiting_approval'),
  ('transfers', 'awaiting_approval', 'held'),
  ('transfers', 'awaiting_approval', 'paid'),
  ('transfers', 'awaiting_approval', 'pending'),
  ('transfers', 'awaiting_approval', 'scheduled'),
  ('transfers', 'awaiting_approval', 'cancelled'),
  ('transfers', 'awaiting_approval', 'declined'),
  ('transfers', 'awaiting_approval', 'expired'),
  ('transfer_batches', 'draft', 'awaiting_approval'),
  ('transfer_batches', 'awaiting_approval', 'sending'),
  ('transfer_batches', 'awaiting_approval', 'cancelled'),
  ('transfer_batches', 'awaiting_approval', 'declined'),
  ('transfer_batches', 'awaiting_approval', 'expired');--> statement-breakpoint
CREATE TRIGGER approval_requests_take_steps AFTER INSERT OR UPDATE ON "approval_requests" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- Whether somebody may approve payments of a business.
CREATE FUNCTION may_approve(person uuid, business uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM accounts
    WHERE id = person AND coalesce(business_id, id) = business AND role IN ('owner', 'approver') AND closed_at IS NULL)
$$;--> statement-breakpoint
-- An approval is for what the payment is now, by somebody who may approve and has not made it.
CREATE FUNCTION require_approver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM approval_requests WHERE id = NEW.request_id AND state = 'waiting' AND revision = NEW.revision
    AND made_by <> NEW.person_id AND may_approve(NEW.person_id, account_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody but another owner or approver approves a waiting payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_by_others';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER approvals_by_others BEFORE INSERT ON "approvals" FOR EACH ROW EXECUTE FUNCTION require_approver();--> statement-breakpoint
CREATE TRIGGER approvals_append_only BEFORE UPDATE OR DELETE ON "approvals" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A request keeps what it is for, and is decided once. It is approved with as many approvals of its newest revision as it needs.
CREATE FUNCTION keep_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{amount,approvals_needed,revision,state,state_cause,state_since,due_at,decided_by,reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' OR to_jsonb(NEW) - progress <> to_jsonb(OLD) - progress THEN
    RAISE EXCEPTION 'a request for approval keeps its values' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.revision < OLD.revision
    OR ((NEW.amount, NEW.approvals_needed) IS DISTINCT FROM (OLD.amount, OLD.approvals_needed) AND NEW.revision = OLD.revision) THEN
    RAISE EXCEPTION 'a changed request has a new revision' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'approved' AND (NEW.revision <> OLD.revision OR NEW.approvals_needed >
      (SELECT count(*) FROM approvals WHERE request_id = NEW.id AND revision = NEW.revision AND may_approve(person_id, NEW.account_id))) THEN
    RAISE EXCEPTION 'approvals are missing' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER approval_requests_keep BEFORE UPDATE OR DELETE ON "approval_requests" FOR EACH ROW EXECUTE FUNCTION keep_approval_request();--> statement-breakpoint
-- What waits for approval is carried out only once it is approved.
CREATE FUNCTION require_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM approval_requests WHERE state = 'approved' AND CASE TG_TABLE_NAME
    WHEN 'transfer_batches' THEN batch_id = NEW.id
    ELSE transfer_id = NEW.id OR bill_order_id = (to_jsonb(NEW)->>'bill_order_id')::uuid END;
  IF NOT FOUND THEN
    RAISE EXCEPTION '% wait for their approvals', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_require_approval BEFORE UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state = 'awaiting_approval' AND NEW.state IN ('held', 'paid', 'pending', 'scheduled')) EXECUTE FUNCTION require_approval();--> statement-breakpoint
CREATE TRIGGER transfer_batches_require_approval BEFORE UPDATE ON "transfer_batches" FOR EACH ROW
  WHEN (OLD.state = 'awaiting_approval' AND NEW.state = 'sending') EXECUTE FUNCTION require_approval();--> statement-breakpoint
-- While a transfer waits for approval, its maker may change how much it is and what it is for.
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{payee_name,payee_name_arabic,payee_iban,note,bill_account}';
  changeable text[] := '{amount,purpose,note}';
  progress text[] := '{state,state_cause,state_since,confirmed_at,transaction_ref,returned_ref,hold_id,due_at,turn,claimed_by,sequence_number,first_submitted_at,last_submitted_at,submissions,unknown_since,questions,last_answer,last_asked_at,undecided_since,suspense_cause,provider_reference,bank_reason}';
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
-- The approvals were for the earlier values.
CREATE FUNCTION revise_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('plink.resealing', true) IS DISTINCT FROM 'on' THEN
    UPDATE approval_requests SET amount = NEW.amount, revision = revision + 1 WHERE transfer_id = NEW.id AND state = 'waiting';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_revise_approval AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state = 'awaiting_approval' AND (OLD.amount, OLD.purpose, OLD.note) IS DISTINCT FROM (NEW.amount, NEW.purpose, NEW.note))
  EXECUTE FUNCTION revise_approval_request();--> statement-breakpoint
CREATE FUNCTION notify_of_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || wallets.id || ' transfers') FROM wallets WHERE wallets.account_id =
    coalesce((to_jsonb(NEW)->>'account_id')::uuid, (SELECT account_id FROM approval_requests WHERE id = (to_jsonb(NEW)->>'request_id')::uuid));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER approval_requests_notify AFTER INSERT OR UPDATE ON "approval_requests" FOR EACH ROW EXECUTE FUNCTION notify_of_approval();--> statement-breakpoint
CREATE TRIGGER approvals_notify AFTER INSERT ON "approvals" FOR EACH ROW EXECUTE FUNCTION notify_of_approval();--> statement-breakpoint
CREATE OR REPLACE FUNCTION group_of_notification(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind = 'money_received' THEN 'money_in'
    WHEN kind = 'webhook_endpoint_disabled' THEN 'developers'
    WHEN kind IN ('money_sent', 'transfer_paid', 'transfer_pending', 'transfer_returned', 'transfer_refused', 'transfer_failed', 'transfer_cancelled',
      'scheduled_transfer_refused', 'beneficiary_active', 'beneficiary_mismatch', 'beneficiary_suspended',
      'approval_waiting', 'approval_approved', 'approval_declined', 'approval_cancelled', 'approval_expired') THEN 'money_out'
    ELSE 'security'
  END
$$;--> statement-breakpoint
-- The bell of a member rings on the stream of the wallet of the business.
CREATE OR REPLACE FUNCTION notify_of_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || wallets.id || ' notifications')
    FROM (SELECT DISTINCT coalesce(accounts.business_id, accounts.id) AS business_id FROM changed JOIN accounts ON accounts.id = changed.account_id) told
    JOIN wallets ON wallets.account_id = told.business_id;
  RETURN NULL;
END
$$;
