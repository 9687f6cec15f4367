CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("account_id") WHERE "email_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "email_changes_newest" ON "email_changes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at") WHERE "email_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sandbox_emails_recipient" ON "sandbox_emails" USING btree ("recipient_id","sent_at");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_confirmed_email" CHECK ("profiles"."email" is not null or "profiles"."email_confirmed_at" is null) NOT VALID;--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('email_changes', '', 'waiting'),
  ('email_changes', 'waiting', 'confirmed'),
  ('email_changes', 'waiting', 'failed'),
  ('email_changes', 'waiting', 'cancelled'),
  ('email_changes', 'waiting', 'expired');--> statement-breakpoint
CREATE TRIGGER email_changes_take_steps AFTER INSERT OR UPDATE ON "email_changes" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The link was for these values. A newer link takes the place of one that was not used. Only sealing anew may change how the address is written.
CREATE FUNCTION keep_email_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{token_hash,expires_at,state,state_cause,state_since}';
BEGIN
  IF TG_OP = 'DELETE' AND OLD.state IN ('failed', 'cancelled', 'expired') THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress AND OLD.state = 'waiting' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'new_email' = to_jsonb(OLD) - 'new_email' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a change of email keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER email_changes_keep BEFORE UPDATE OR DELETE ON "email_changes" FOR EACH ROW EXECUTE FUNCTION keep_email_change();--> statement-breakpoint
-- An email is confirmed only by who writes that it is: servers of the release before do not know the column.
CREATE FUNCTION unconfirm_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('plink.resealing', true) IS DISTINCT FROM 'on' AND NEW.email_confirmed_at IS NOT DISTINCT FROM OLD.email_confirmed_at THEN
    NEW.email_confirmed_at := NULL;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER profiles_unconfirm_email BEFORE UPDATE OF "email" ON "profiles" FOR EACH ROW
  WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION unconfirm_email();--> statement-breakpoint
-- Notifications of the email have the names of the security events.
CREATE FUNCTION notify_of_email_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_notification(NEW.account_id, NEW.type, NULL, NULL, NEW.at);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER email_events_are_told AFTER INSERT ON "security_events" FOR EACH ROW
  WHEN (NEW.type LIKE 'email_%') EXECUTE FUNCTION notify_of_email_event();
