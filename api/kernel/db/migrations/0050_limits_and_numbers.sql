-- The limit of a type can be removed. Whoever watches the wallet reads its limits again.
CREATE FUNCTION notify_of_wallet_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || OLD.wallet_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER wallet_limits_notify_of_removal AFTER DELETE ON "wallet_limits" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet_removal('settings');--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reference_id" text;
