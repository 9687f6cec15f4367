ALTER TABLE "applicants" ADD COLUMN "cr_legal_name_arabic" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "legal_name_arabic" text;--> statement-breakpoint
DROP TRIGGER transactions_end_once ON "transactions";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "counterparty_arabic" text;--> statement-breakpoint
-- Moves called the main wallet Plink. A sub-wallet may have that name too.
UPDATE "transactions" SET counterparty = 'Main wallet', counterparty_arabic = 'المحفظة الرئيسية'
  WHERE is_internal AND counterparty = 'Plink'
    AND NOT EXISTS (SELECT FROM sub_wallets s WHERE s.wallet_id = transactions.wallet_id AND s.name = 'Plink');--> statement-breakpoint
-- What is pending ends once, and nothing else of a transaction ever changes.
CREATE TRIGGER transactions_end_once BEFORE UPDATE ON "transactions" FOR EACH ROW
  WHEN (OLD.status <> 'pending' OR NEW.status = 'pending'
    OR (OLD.reference_id, OLD.sequence, OLD.posting_id, OLD.wallet_id, OLD.account_id, OLD.type, OLD.direction, OLD.amount, OLD.counterparty, OLD.counterparty_arabic, OLD.reversal_of, OLD.is_internal, OLD.created_at)
      IS DISTINCT FROM (NEW.reference_id, NEW.sequence, NEW.posting_id, NEW.wallet_id, NEW.account_id, NEW.type, NEW.direction, NEW.amount, NEW.counterparty, NEW.counterparty_arabic, NEW.reversal_of, NEW.is_internal, NEW.created_at))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The index goes with the column.
ALTER TABLE "transactions" DROP COLUMN "searched";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "searched" text GENERATED ALWAYS AS ("transactions"."counterparty" || ' ' || "transactions"."reference_id" || coalesce(' ' || "transactions"."counterparty_arabic", '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_searched" ON "transactions" USING gin ("searched" gin_trgm_ops);
