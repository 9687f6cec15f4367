-- A balance is the sum of its account's entries, whoever writes them.
CREATE FUNCTION book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER entries_are_booked BEFORE INSERT ON "entries" FOR EACH ROW EXECUTE FUNCTION book_entry();--> statement-breakpoint
-- Every posting sums to zero, and takes no further entries once it is written.
-- By the index: a session keeps the plan that it made when there were few.
CREATE FUNCTION require_zero_sums() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY posting_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the entries of a posting sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT count(*) FROM added) <> (SELECT count(*) FROM entries WHERE posting_id IN (SELECT posting_id FROM added)) THEN
    RAISE EXCEPTION 'the entries of a posting come in one statement' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON "entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_zero_sums();--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE ON "postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Nothing but entries changes a balance: only their trigger runs inside a trigger.
CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON "ledger_accounts" FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_balance BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What is pending ends once, and nothing else of a transaction ever changes.
CREATE TRIGGER transactions_end_once BEFORE UPDATE ON "transactions" FOR EACH ROW
  WHEN (OLD.status <> 'pending' OR NEW.status = 'pending'
    OR (OLD.reference_id, OLD.sequence, OLD.posting_id, OLD.wallet_id, OLD.account_id, OLD.type, OLD.direction, OLD.amount, OLD.counterparty, OLD.reversal_of, OLD.is_internal, OLD.created_at)
      IS DISTINCT FROM (NEW.reference_id, NEW.sequence, NEW.posting_id, NEW.wallet_id, NEW.account_id, NEW.type, NEW.direction, NEW.amount, NEW.counterparty, NEW.reversal_of, NEW.is_internal, NEW.created_at))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER holds_end_once BEFORE UPDATE ON "holds" FOR EACH ROW
  WHEN (OLD.status <> 'active' OR NEW.status = 'active'
    OR (OLD.id, OLD.wallet_id, OLD.account_id, OLD.reference_id, OLD.amount, OLD.reason, OLD.held_at, OLD.expected_release)
      IS DISTINCT FROM (NEW.id, NEW.wallet_id, NEW.account_id, NEW.reference_id, NEW.amount, NEW.reason, NEW.held_at, NEW.expected_release))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER holds_stay BEFORE DELETE ON "holds" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Customers who have a profile have a wallet.
WITH opened AS (
  INSERT INTO "wallets" ("id", "account_id", "created_at")
  SELECT gen_random_uuid(), "account_id", "created_at" FROM "profiles" RETURNING "id"
), spendable AS (
  INSERT INTO "ledger_accounts" ("id", "wallet_id", "kind")
  SELECT gen_random_uuid(), "id", "kind" FROM opened CROSS JOIN (VALUES ('main'), ('outside')) AS kinds ("kind") RETURNING "id", "wallet_id", "kind"
)
INSERT INTO "ledger_accounts" ("id", "wallet_id", "kind", "holds_for")
SELECT gen_random_uuid(), "wallet_id", 'on_hold', "id" FROM spendable WHERE "kind" = 'main';
