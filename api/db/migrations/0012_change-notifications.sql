-- Tells the processes that watch a wallet or a session that it has changed: "<topic> <what>" on the channel "changes". Postgres delivers
-- when the transaction commits, and once where one transaction says the same several times. Nothing else is said, so that nothing is disclosed.
CREATE FUNCTION notify_of_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || NEW.wallet_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_of_wallet_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'wallet:' || NEW.id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_of_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'session:' || NEW.id || ' ended');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Every movement of money, every hold, every end of one and every refusal writes a posting.
CREATE TRIGGER postings_notify AFTER INSERT ON "postings" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('money');--> statement-breakpoint
CREATE TRIGGER sub_wallets_notify AFTER INSERT OR UPDATE ON "sub_wallets" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER wallet_limits_notify AFTER INSERT OR UPDATE ON "wallet_limits" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER wallets_notify_of_status AFTER UPDATE ON "wallets" FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_wallet_row('settings');--> statement-breakpoint
CREATE TRIGGER wallets_notify_of_seen AFTER UPDATE ON "wallets" FOR EACH ROW
  WHEN (OLD.seen_sequence <> NEW.seen_sequence) EXECUTE FUNCTION notify_of_wallet_row('seen');--> statement-breakpoint
CREATE TRIGGER sessions_notify_of_end AFTER UPDATE ON "sessions" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION notify_of_session_end();
