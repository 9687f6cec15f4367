CREATE TABLE "category_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"counterparty" text NOT NULL,
	"counterparty_arabic" text,
	"category_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "category_rules_counterparty" UNIQUE("wallet_id","counterparty")
);
--> statement-breakpoint
ALTER TABLE "category_rules" ADD CONSTRAINT "category_rules_category" FOREIGN KEY ("category_id","wallet_id") REFERENCES "public"."transaction_categories"("id","wallet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_rules_of_category" ON "category_rules" USING btree ("category_id");--> statement-breakpoint
-- A category that is deleted at the same moment must not keep a payment from being posted.
CREATE FUNCTION apply_category_rule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category uuid;
BEGIN
  SELECT category_id INTO category FROM category_rules WHERE wallet_id = NEW.wallet_id AND counterparty = NEW.counterparty;
  IF category IS NOT NULL THEN
    BEGIN
      INSERT INTO transaction_annotations (id, wallet_id, category_id, updated_at)
      VALUES (NEW.reference_id, NEW.wallet_id, category, NEW.created_at)
      ON CONFLICT (id) DO NOTHING;
    EXCEPTION WHEN foreign_key_violation THEN
      NULL;
    END;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER transactions_apply_category_rule AFTER INSERT ON "transactions" FOR EACH ROW EXECUTE FUNCTION apply_category_rule();
