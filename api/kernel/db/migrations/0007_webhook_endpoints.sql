CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"attempted_at" timestamp (3) with time zone,
	"milliseconds" integer,
	"status" integer,
	"failure" text,
	"response_body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_pending" CHECK (("webhook_deliveries"."state" = 'pending') = ("webhook_deliveries"."next_attempt_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"url" text NOT NULL,
	"event_types" text[],
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_ends_at" timestamp (3) with time zone,
	"disabled_cause" text,
	"failing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_slot" UNIQUE("account_id","slot"),
	CONSTRAINT "webhook_endpoints_limit" CHECK ("webhook_endpoints"."slot" between 1 and 10),
	CONSTRAINT "webhook_endpoints_old_secret" CHECK (("webhook_endpoints"."old_secret" is null) = ("webhook_endpoints"."old_secret_ends_at" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","sequence");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","sequence") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
-- An event and its deliveries are written together, so none is forgotten and none is sent of what did not happen. A test goes to one endpoint alone.
CREATE FUNCTION add_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
    SELECT gen_random_uuid(), id, NEW.id, NEW.created_at, NEW.created_at FROM webhook_endpoints
    WHERE account_id = NEW.account_id AND disabled_cause IS NULL AND (event_types IS NULL OR NEW.type = ANY (event_types));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_are_delivered AFTER INSERT ON "events" FOR EACH ROW WHEN (NEW.type <> 'ping') EXECUTE FUNCTION add_webhook_deliveries();--> statement-breakpoint
-- Wakes the processes, which send it once it is committed.
CREATE FUNCTION notify_of_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'webhooks due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_notify AFTER INSERT ON "webhook_deliveries" FOR EACH ROW EXECUTE FUNCTION notify_of_webhooks();--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_notify AFTER UPDATE ON "webhook_endpoints" FOR EACH ROW
  WHEN (OLD.disabled_cause IS NOT NULL AND NEW.disabled_cause IS NULL) EXECUTE FUNCTION notify_of_webhooks();
