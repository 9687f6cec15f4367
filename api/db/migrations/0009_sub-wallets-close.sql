ALTER TABLE "sub_wallets" ALTER COLUMN "slot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_closed_empty" CHECK (not "ledger_accounts"."is_closed" or "ledger_accounts"."balance" = 0);--> statement-breakpoint
-- A sub-wallet without a slot is closed. Closing it closes its accounts, which refuse to be closed with money on them, and any
-- money afterwards.
CREATE FUNCTION close_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET is_closed = true WHERE id = NEW.ledger_account_id OR holds_for = NEW.ledger_account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER sub_wallets_close AFTER UPDATE ON "sub_wallets" FOR EACH ROW WHEN (OLD.slot IS NOT NULL AND NEW.slot IS NULL) EXECUTE FUNCTION close_accounts();--> statement-breakpoint
CREATE TRIGGER sub_wallets_start_open BEFORE INSERT ON "sub_wallets" FOR EACH ROW WHEN (NEW.slot IS NULL) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sub_wallets_stay_closed BEFORE UPDATE ON "sub_wallets" FOR EACH ROW WHEN (OLD.slot IS NULL) EXECUTE FUNCTION refuse_change();
