CREATE TABLE "house_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "house_moves_key_unique" UNIQUE("key"),
	CONSTRAINT "house_moves_amount" CHECK ("house_moves"."amount" > 0),
	CONSTRAINT "house_moves_accounts" CHECK ("house_moves"."from_account" <> "house_moves"."to_account" and 'between_wallets' not in ("house_moves"."from_account", "house_moves"."to_account"))
);
--> statement-breakpoint
CREATE TABLE "state_changes" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_changes_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_steps" (
	"table_name" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "state_steps_table_name_from_state_to_state_pk" PRIMARY KEY("table_name","from_state","to_state")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "house_account" text;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
CREATE INDEX "house_moves_created_at" ON "house_moves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "state_changes_of_row" ON "state_changes" USING btree ("table_name","row_id","sequence");--> statement-breakpoint
CREATE INDEX "postings_transfer" ON "postings" USING btree ("transfer_id") WHERE "postings"."transfer_id" is not null;--> statement-breakpoint
-- What a wallet has exchanged with the outside so far went over the bank account.
ALTER TABLE "postings" DISABLE TRIGGER "postings_append_only";--> statement-breakpoint
UPDATE "postings" SET "house_account" = 'safeguarding' WHERE "refusal" IS NULL AND "kind" IN ('top_up', 'payment', 'capture', 'reversal');--> statement-breakpoint
ALTER TABLE "postings" ENABLE TRIGGER "postings_append_only";--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_house_account" CHECK (("postings"."house_account" is not null) = ("postings"."refusal" is null and "postings"."kind" in ('top_up', 'payment', 'capture', 'reversal', 'credit', 'debit', 'settle')));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_between_wallets" CHECK (("postings"."house_account" is not distinct from 'between_wallets') = ("postings"."transfer_id" is not null and "postings"."refusal" is null));--> statement-breakpoint
-- Processes of an earlier release do not name the house account. All that they post goes over the bank account.
CREATE FUNCTION name_house_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.house_account := 'safeguarding';
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER postings_name_house_account BEFORE INSERT ON "postings" FOR EACH ROW
  WHEN (NEW.house_account IS NULL AND NEW.refusal IS NULL AND NEW.kind IN ('top_up', 'payment', 'capture', 'reversal')) EXECUTE FUNCTION name_house_account();--> statement-breakpoint
-- A transfer between wallets has two postings when its transaction commits: what leaves one wallet arrives in the other.
CREATE FUNCTION require_both_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(DISTINCT postings.wallet_id) <> 2 OR count(*) <> 2 OR coalesce(sum(entries.amount), 1) <> 0
      FROM postings
      JOIN entries ON entries.posting_id = postings.id
      JOIN ledger_accounts ON ledger_accounts.id = entries.account_id AND ledger_accounts.kind = 'outside'
      WHERE postings.transfer_id = NEW.transfer_id AND postings.refusal IS NULL) THEN
    RAISE EXCEPTION 'a transfer between wallets has two equal sides' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_have_both_sides AFTER INSERT ON "postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.transfer_id IS NOT NULL AND NEW.refusal IS NULL) EXECUTE FUNCTION require_both_sides();--> statement-breakpoint
CREATE TRIGGER house_moves_append_only BEFORE UPDATE OR DELETE ON "house_moves" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A state takes the steps of `state_steps` only, and each is recorded.
CREATE FUNCTION take_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier text := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    earlier := OLD.state;
    IF NEW.state = OLD.state THEN
      IF (NEW.state_cause, NEW.state_since) IS DISTINCT FROM (OLD.state_cause, OLD.state_since) THEN
        RAISE EXCEPTION 'cause and time belong to the step that % has taken', TG_TABLE_NAME USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM state_steps WHERE table_name = TG_TABLE_NAME AND from_state = earlier AND to_state = NEW.state) THEN
    RAISE EXCEPTION '% take no step from % to %', TG_TABLE_NAME, earlier, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO state_changes (table_name, row_id, from_state, to_state, cause, at)
  VALUES (TG_TABLE_NAME, NEW.id::text, earlier, NEW.state, NEW.state_cause, NEW.state_since);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER state_changes_append_only BEFORE UPDATE OR DELETE ON "state_changes" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER state_changes_by_steps BEFORE INSERT ON "state_changes" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
