CREATE TABLE "transfer_batch_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"purpose" text NOT NULL,
	"note" text,
	CONSTRAINT "transfer_batch_rows_line" UNIQUE("batch_id","line"),
	CONSTRAINT "transfer_batch_rows_amount" CHECK ("transfer_batch_rows"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "transfer_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sub_wallet_id" text,
	"file_name" text,
	"digest" text NOT NULL,
	"repetition" integer NOT NULL,
	"row_count" integer NOT NULL,
	"total" bigint NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "transfer_batches_rows" CHECK ("transfer_batches"."row_count" between 1 and 500),
	CONSTRAINT "transfer_batches_total" CHECK ("transfer_batches"."total" > 0),
	CONSTRAINT "transfer_batches_confirmed" CHECK ("transfer_batches"."state" not in ('sending', 'sent') or "transfer_batches"."confirmed_at" is not null),
	CONSTRAINT "transfer_batches_due_states" CHECK (("transfer_batches"."state" in ('draft', 'sending')) = ("transfer_batches"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfer_batch_rows" ADD CONSTRAINT "transfer_batch_rows_batch_id_transfer_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."transfer_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_batch_rows" ADD CONSTRAINT "transfer_batch_rows_beneficiary_id_beneficiaries_id_fk" FOREIGN KEY ("beneficiary_id") REFERENCES "public"."beneficiaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_batches" ADD CONSTRAINT "transfer_batches_sub_wallet_id_sub_wallets_id_fk" FOREIGN KEY ("sub_wallet_id") REFERENCES "public"."sub_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_batches_one_per_rows" ON "transfer_batches" USING btree ("account_id","digest","repetition") WHERE "transfer_batches"."state" in ('draft', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "transfer_batches_newest" ON "transfer_batches" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfer_batches_due" ON "transfer_batches" USING btree ("due_at") WHERE "transfer_batches"."due_at" is not null;--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('transfer_batches', '', 'draft'),
  ('transfer_batches', 'draft', 'sending'),
  ('transfer_batches', 'draft', 'cancelled'),
  ('transfer_batches', 'draft', 'expired'),
  ('transfer_batches', 'sending', 'sent'),
  ('transfer_batches', 'sending', 'cancelled');--> statement-breakpoint
CREATE TRIGGER transfer_batches_take_steps AFTER INSERT OR UPDATE ON "transfer_batches" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER transfer_batches_notify AFTER INSERT OR UPDATE ON "transfer_batches" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('transfers');--> statement-breakpoint
-- The code was for these values. Only sealing anew may change how they are written. What nobody confirmed may be deleted.
CREATE FUNCTION keep_transfer_batch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{state,state_cause,state_since,confirmed_at,due_at}';
BEGIN
  IF TG_OP = 'DELETE' AND OLD.confirmed_at IS NULL AND OLD.state IN ('cancelled', 'expired') THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'file_name' = to_jsonb(OLD) - 'file_name' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a batch of transfers keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_batches_keep BEFORE UPDATE OR DELETE ON "transfer_batches" FOR EACH ROW EXECUTE FUNCTION keep_transfer_batch();--> statement-breakpoint
CREATE FUNCTION keep_transfer_batch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM transfer_batches WHERE id = OLD.batch_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of a batch keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_batch_rows_keep BEFORE UPDATE OR DELETE ON "transfer_batch_rows" FOR EACH ROW EXECUTE FUNCTION keep_transfer_batch_row();--> statement-breakpoint
-- All rows of a batch come at once, and no other row comes later.
CREATE FUNCTION require_whole_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM transfer_batches AS batch WHERE batch.id IN (SELECT batch_id FROM added)
      AND (batch.row_count, batch.total) <>
        (SELECT count(*), coalesce(sum(amount), 0) FROM transfer_batch_rows WHERE batch_id = batch.id)) THEN
    RAISE EXCEPTION 'the rows of a batch are as many, and add up to as much, as it says' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_batch_rows_whole AFTER INSERT ON "transfer_batch_rows" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION require_whole_batch();--> statement-breakpoint
-- Wakes the job.
CREATE FUNCTION notify_of_confirmed_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'transfer-batches due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_batches_notify_of_work AFTER UPDATE ON "transfer_batches" FOR EACH ROW
  WHEN (OLD.state = 'draft' AND NEW.state = 'sending') EXECUTE FUNCTION notify_of_confirmed_batch();
