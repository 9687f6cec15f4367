CREATE TABLE "notification_preferences" (
	"account_id" uuid NOT NULL,
	"kind_group" text NOT NULL,
	"in_app" boolean NOT NULL,
	"sms" boolean NOT NULL,
	CONSTRAINT "notification_preferences_account_id_kind_group_pk" PRIMARY KEY("account_id","kind_group"),
	CONSTRAINT "notification_preferences_group" CHECK ("notification_preferences"."kind_group" in ('money_in', 'money_out', 'developers'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kind_group" text NOT NULL,
	"object_id" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_group" CHECK ("notifications"."kind_group" in ('money_in', 'money_out', 'developers', 'security'))
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "notifications_by_group" ON "notifications" USING btree ("account_id","kind_group","sequence");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","sequence") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unread_by_group" ON "notifications" USING btree ("account_id","kind_group","sequence") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read_at" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING brin ("created_at");--> statement-breakpoint
CREATE FUNCTION group_of_notification(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind = 'money_received' THEN 'money_in'
    WHEN kind = 'webhook_endpoint_disabled' THEN 'developers'
    WHEN kind IN ('money_sent', 'transfer_paid', 'transfer_pending', 'transfer_returned', 'transfer_refused', 'transfer_failed', 'transfer_cancelled',
      'scheduled_transfer_refused', 'beneficiary_active', 'beneficiary_mismatch', 'beneficiary_suspended') THEN 'money_out'
    ELSE 'security'
  END
$$;--> statement-breakpoint
-- The only way to write one. Tells nobody who has closed the account, has no account yet, or has turned it off.
CREATE FUNCTION add_notification(account uuid, kind text, object text, data jsonb, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notifications (id, account_id, kind, kind_group, object_id, data, created_at)
    SELECT gen_random_uuid(), accounts.id, add_notification.kind, group_of_notification(add_notification.kind), object, add_notification.data, moment
    FROM accounts LEFT JOIN notification_preferences preference
      ON preference.account_id = accounts.id AND preference.kind_group = group_of_notification(add_notification.kind)
    WHERE accounts.id = account AND accounts.closed_at IS NULL AND coalesce(preference.in_app, true)
$$;--> statement-breakpoint
-- Derived from what programs hear, so that nothing has to tell people and programs separately. A transfer tells of its own transactions. What customers
-- did a moment ago with a code of their own is told only where it may have been somebody else.
CREATE FUNCTION notify_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  data jsonb;
BEGIN
  CASE NEW.type
    WHEN 'transaction.posted' THEN
      SELECT CASE direction WHEN 'in' THEN 'money_received' ELSE 'money_sent' END INTO kind FROM transactions
        WHERE reference_id = NEW.object_id AND NOT is_internal AND type NOT IN ('wallet_to_bank_transfer', 'customer_transfer', 'returned_transfer');
    WHEN 'transfer.refused' THEN
      SELECT CASE WHEN schedule_id IS NULL OR NEW.was->>'state_cause' = 'bank' THEN 'transfer_refused' ELSE 'scheduled_transfer_refused' END
        INTO kind FROM transfers WHERE id = NEW.object_id::uuid;
    WHEN 'transfer.cancelled' THEN
      kind := CASE WHEN NEW.was->>'state_cause' <> 'customer' THEN 'transfer_cancelled' END;
    WHEN 'beneficiary.cooling_off' THEN
      kind := 'beneficiary_added';
    WHEN 'api_key.created', 'api_key.rolled', 'api_key.revoked' THEN
      kind := replace(NEW.type, '.', '_');
      data := jsonb_build_object('name', NEW.was->>'name');
    WHEN 'webhook_endpoint.disabled' THEN
      kind := 'webhook_endpoint_disabled';
      data := jsonb_build_object('name', regexp_replace(NEW.was->>'url', '^https?://([^/?#]+).*$', '\1'));
    WHEN 'transfer.paid', 'transfer.pending', 'transfer.returned', 'transfer.failed', 'beneficiary.active', 'beneficiary.mismatch', 'beneficiary.suspended',
      'wallet.activated', 'wallet.deactivated', 'wallet.frozen', 'wallet.unfrozen', 'wallet.limit_set' THEN
      kind := replace(NEW.type, '.', '_');
    ELSE
      NULL;
  END CASE;
  IF kind IS NOT NULL THEN
    PERFORM add_notification(NEW.account_id, kind, NEW.object_id, data, NEW.created_at);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_are_told AFTER INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION notify_of_event();--> statement-breakpoint
-- A new password that ends a lock is told once, and keys are told of by their events.
CREATE FUNCTION notify_of_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_notification(
    NEW.account_id,
    CASE NEW.type WHEN 'signed_in' THEN 'new_device' WHEN 'locked' THEN 'sign_in_locked' WHEN 'unlocked' THEN 'account_unlocked' ELSE 'password_changed' END,
    NEW.device_id::text, NULL, NEW.at);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER security_events_are_told AFTER INSERT ON "security_events" FOR EACH ROW
  WHEN ((NEW.type = 'signed_in' AND NEW.is_new_device) OR NEW.type IN ('locked', 'password_changed', 'password_reset') OR (NEW.type = 'unlocked' AND NEW.reason IS DISTINCT FROM 'reset'))
  EXECUTE FUNCTION notify_of_security_event();--> statement-breakpoint
CREATE TRIGGER notifications_are_read_once BEFORE UPDATE ON "notifications" FOR EACH ROW
  WHEN (OLD.read_at IS NOT NULL OR NEW.read_at IS NULL
    OR (OLD.id, OLD.sequence, OLD.account_id, OLD.kind, OLD.kind_group, OLD.object_id, OLD.data, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.sequence, NEW.account_id, NEW.kind, NEW.kind_group, NEW.object_id, NEW.data, NEW.created_at))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION notify_of_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || wallets.id || ' notifications')
    FROM (SELECT DISTINCT account_id FROM changed) told JOIN wallets ON wallets.account_id = told.account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER notifications_notify AFTER INSERT ON "notifications" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_notifications();--> statement-breakpoint
CREATE TRIGGER notifications_notify_of_reading AFTER UPDATE ON "notifications" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_notifications();
