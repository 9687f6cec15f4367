-- A receipt belongs to a transaction or to a payment, which has no transaction until it is confirmed. The trigger below takes the place of the foreign
-- key: transactions are never deleted.
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_reference_id_transactions_reference_id_fk";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_transfers_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment" CHECK ("receipts"."payment_id"::text = "receipts"."reference_id") NOT VALID;--> statement-breakpoint
CREATE FUNCTION require_own_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM transfers WHERE id = NEW.payment_id AND wallet_id = NEW.wallet_id) THEN
    RAISE EXCEPTION '% belong to a payment of the same wallet', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
DROP TRIGGER receipts_own ON "receipts";--> statement-breakpoint
CREATE TRIGGER receipts_own BEFORE INSERT ON "receipts" FOR EACH ROW WHEN (NEW.payment_id IS NULL) EXECUTE FUNCTION require_own_transaction();--> statement-breakpoint
CREATE TRIGGER receipts_own_payment BEFORE INSERT ON "receipts" FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION require_own_payment();
