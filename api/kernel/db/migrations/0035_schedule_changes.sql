CREATE TABLE "transfer_schedule_skips" (
	"schedule_id" uuid NOT NULL,
	"run_on" date NOT NULL,
	"skipped_by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_schedule_skips_schedule_id_run_on_pk" PRIMARY KEY("schedule_id","run_on")
);--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "payment_count" smallint;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "changes_schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_schedule_skips" ADD CONSTRAINT "transfer_schedule_skips_schedule_id_transfer_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."transfer_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_schedule_skips" ADD CONSTRAINT "transfer_schedule_skips_skipped_by_accounts_id_fk" FOREIGN KEY ("skipped_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_schedule_skips_by" ON "transfer_schedule_skips" USING btree ("skipped_by");--> statement-breakpoint
ALTER TABLE "transfer_schedules" ADD CONSTRAINT "transfer_schedules_terms_id_transfers_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_changes_schedule_id_transfer_schedules_id_fk" FOREIGN KEY ("changes_schedule_id") REFERENCES "public"."transfer_schedules"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_replaces_id_transfers_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_plan_end" CHECK (num_nonnulls("transfers"."ends_on", "transfers"."payment_count") = 0 or (num_nonnulls("transfers"."ends_on", "transfers"."payment_count") = 1 and ("transfers"."repeats" in ('weekly', 'monthly')) is true and coalesce("transfers"."ends_on" >= "transfers"."starts_on", "transfers"."payment_count" between 1 and 500) is true)) NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_change" CHECK (num_nulls("transfers"."changes_schedule_id", "transfers"."replaces_id") = 2 or (num_nulls("transfers"."changes_schedule_id", "transfers"."replaces_id", "transfers"."starts_on") = 0 and "transfers"."schedule_id" is null)) NOT VALID;--> statement-breakpoint
-- A run is paid with the terms that are in force when it is claimed.
CREATE FUNCTION keep_terms_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM transfer_schedules schedule JOIN transfers terms ON terms.id = coalesce(schedule.terms_id, schedule.transfer_id)
    WHERE schedule.id = NEW.schedule_id AND schedule.state = 'active' AND schedule.next_run_on = NEW.run_on
      AND (terms.ends_on IS NULL OR terms.ends_on >= NEW.run_on)
      AND (terms.account_id, terms.wallet_id, terms.sub_wallet_id, terms.recipient_wallet_id, terms.beneficiary_id, terms.amount, terms.purpose)
        IS NOT DISTINCT FROM (NEW.account_id, NEW.wallet_id, NEW.sub_wallet_id, NEW.recipient_wallet_id, NEW.beneficiary_id, NEW.amount, NEW.purpose)
      AND NOT EXISTS (SELECT FROM transfer_schedule_skips WHERE schedule_id = schedule.id AND run_on = NEW.run_on)
    FOR SHARE OF schedule;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a run has the day and the terms of its schedule' USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_terms_of_run';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfers_terms_of_run BEFORE INSERT ON "transfers" FOR EACH ROW WHEN (NEW.schedule_id IS NOT NULL) EXECUTE FUNCTION keep_terms_of_run();--> statement-breakpoint
-- New terms are those of a confirmed change of the present ones, and no day is paid a second time.
CREATE FUNCTION keep_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{terms_id,runs,next_run_on,due_at,state,state_cause,state_since,cancelled_by}';
BEGIN
  IF to_jsonb(NEW) - progress <> to_jsonb(OLD) - progress THEN
    RAISE EXCEPTION 'a schedule keeps its values' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.terms_id IS DISTINCT FROM OLD.terms_id THEN
    PERFORM FROM transfers WHERE id = NEW.terms_id AND state = 'scheduled' AND changes_schedule_id = NEW.id
      AND replaces_id = coalesce(OLD.terms_id, OLD.transfer_id) AND OLD.state = 'active';
    IF NOT FOUND OR EXISTS (SELECT FROM transfers WHERE schedule_id = NEW.id AND run_on >= NEW.next_run_on) THEN
      RAISE EXCEPTION 'a schedule takes the terms of a confirmed change, for later days' USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_schedules_change';
    END IF;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_schedules_keep BEFORE UPDATE ON "transfer_schedules" FOR EACH ROW EXECUTE FUNCTION keep_schedule();--> statement-breakpoint
-- A day is skipped, and no longer skipped, before its run.
CREATE FUNCTION keep_schedule_skip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  skip transfer_schedule_skips := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM FROM transfer_schedules WHERE id = skip.schedule_id AND state = 'active' AND next_run_on <= skip.run_on FOR UPDATE;
  IF NOT FOUND OR TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'a day is skipped before its run' USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_schedule_skips_in_time';
  END IF;
  RETURN skip;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_schedule_skips_in_time BEFORE INSERT OR UPDATE OR DELETE ON "transfer_schedule_skips" FOR EACH ROW EXECUTE FUNCTION keep_schedule_skip();--> statement-breakpoint
CREATE FUNCTION notify_of_schedule_skip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || wallets.id || ' transfers') FROM wallets
    JOIN transfer_schedules schedule ON schedule.account_id = wallets.account_id
    WHERE schedule.id = coalesce(NEW.schedule_id, OLD.schedule_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transfer_schedule_skips_notify AFTER INSERT OR DELETE ON "transfer_schedule_skips" FOR EACH ROW EXECUTE FUNCTION notify_of_schedule_skip();
