CREATE TABLE "phone_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"old_phone" text NOT NULL,
	"new_phone" text NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"takes_effect_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "phone_changes_confirmed" CHECK ("phone_changes"."state" not in ('waiting', 'changed', 'failed') or "phone_changes"."takes_effect_at" is not null),
	CONSTRAINT "phone_changes_due_states" CHECK (("phone_changes"."state" in ('confirming_current', 'confirming_new', 'waiting')) = ("phone_changes"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_changes_one_open" ON "phone_changes" USING btree ("account_id") WHERE "phone_changes"."state" in ('confirming_current', 'confirming_new', 'waiting');--> statement-breakpoint
CREATE INDEX "phone_changes_newest" ON "phone_changes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_changes_due" ON "phone_changes" USING btree ("due_at") WHERE "phone_changes"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_language" CHECK ("applicants"."language" in ('en', 'ar'));--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('phone_changes', '', 'confirming_current'),
  ('phone_changes', 'confirming_current', 'confirming_new'),
  ('phone_changes', 'confirming_current', 'cancelled'),
  ('phone_changes', 'confirming_current', 'expired'),
  ('phone_changes', 'confirming_new', 'waiting'),
  ('phone_changes', 'confirming_new', 'cancelled'),
  ('phone_changes', 'confirming_new', 'expired'),
  ('phone_changes', 'waiting', 'changed'),
  ('phone_changes', 'waiting', 'failed'),
  ('phone_changes', 'waiting', 'cancelled');--> statement-breakpoint
CREATE TRIGGER phone_changes_take_steps AFTER INSERT OR UPDATE ON "phone_changes" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The codes were for these values, and the time is promised to the owner. Only sealing anew may change how the numbers are written. One that both numbers
-- have confirmed stays.
CREATE FUNCTION keep_phone_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{old_phone,new_phone}';
  progress text[] := '{takes_effect_at,due_at,state,state_cause,state_since}';
BEGIN
  IF TG_OP = 'DELETE' AND OLD.takes_effect_at IS NULL AND OLD.due_at IS NULL THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress
    AND (OLD.takes_effect_at IS NULL OR NEW.takes_effect_at = OLD.takes_effect_at) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a change of a mobile number keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER phone_changes_keep BEFORE UPDATE OR DELETE ON "phone_changes" FOR EACH ROW EXECUTE FUNCTION keep_phone_change();--> statement-breakpoint
-- Wakes the job.
CREATE FUNCTION notify_of_phone_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'phone-changes due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER phone_changes_notify AFTER UPDATE ON "phone_changes" FOR EACH ROW
  WHEN (NEW.state = 'waiting' AND OLD.state <> 'waiting') EXECUTE FUNCTION notify_of_phone_change();--> statement-breakpoint
-- A new password that ends a lock is told once, and keys are told of by their events. Changes of the mobile number have the same name here.
CREATE OR REPLACE FUNCTION notify_of_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_notification(
    NEW.account_id,
    CASE WHEN NEW.type LIKE 'phone_change%' THEN NEW.type WHEN NEW.type = 'signed_in' THEN 'new_device' WHEN NEW.type = 'locked' THEN 'sign_in_locked'
      WHEN NEW.type = 'unlocked' THEN 'account_unlocked' ELSE 'password_changed' END,
    NEW.device_id::text, NULL, NEW.at);
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER security_events_are_told ON "security_events";--> statement-breakpoint
CREATE TRIGGER security_events_are_told AFTER INSERT ON "security_events" FOR EACH ROW
  WHEN ((NEW.type = 'signed_in' AND NEW.is_new_device) OR NEW.type IN ('locked', 'password_changed', 'password_reset') OR NEW.type LIKE 'phone_change%'
    OR (NEW.type = 'unlocked' AND NEW.reason IS DISTINCT FROM 'reset'))
  EXECUTE FUNCTION notify_of_security_event();
