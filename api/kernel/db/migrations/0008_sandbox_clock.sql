ALTER TABLE "sandbox_businesses" ADD COLUMN "milliseconds_ahead" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An event has the time of its account, which may be ahead of ours. It is sent now.
CREATE OR REPLACE FUNCTION add_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ahead interval := coalesce((SELECT milliseconds_ahead FROM sandbox_businesses WHERE account_id = NEW.account_id), 0) * interval '1 millisecond';
BEGIN
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
    SELECT gen_random_uuid(), id, NEW.id, NEW.created_at - ahead, NEW.created_at - ahead FROM webhook_endpoints
    WHERE account_id = NEW.account_id AND disabled_cause IS NULL AND (event_types IS NULL OR NEW.type = ANY (event_types));
  RETURN NULL;
END
$$;
