DROP INDEX "accounts_cr_number_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_business_id_accounts_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_members" ON "accounts" USING btree ("business_id") WHERE "accounts"."business_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_cr_number_unique" ON "accounts" USING btree ("cr_number") WHERE "accounts"."closed_at" is null and "accounts"."business_id" is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('owner', 'maker', 'approver', 'viewer'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_opened_by_an_owner" CHECK ("accounts"."business_id" is not null or "accounts"."role" = 'owner');--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member_number" CHECK ("accounts"."business_id" is null or "accounts"."unified_number" is null);--> statement-breakpoint
CREATE FUNCTION require_open_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.business_id AND business_id IS NULL AND closed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a member belongs to the account that opened a business, while that is open' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_of_open_business';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_of_open_business BEFORE INSERT ON "accounts" FOR EACH ROW WHEN (NEW.business_id IS NOT NULL) EXECUTE FUNCTION require_open_business();--> statement-breakpoint
CREATE TRIGGER accounts_stay_with_business BEFORE UPDATE ON "accounts" FOR EACH ROW WHEN (OLD.business_id IS DISTINCT FROM NEW.business_id) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Money and profile belong to the account that opened the business.
CREATE FUNCTION refuse_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id AND business_id IS NOT NULL;
  IF FOUND THEN
    RAISE EXCEPTION 'a member has no row of its own in %', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'of_no_member';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER wallets_of_no_member BEFORE INSERT ON "wallets" FOR EACH ROW EXECUTE FUNCTION refuse_member();--> statement-breakpoint
CREATE TRIGGER profiles_of_no_member BEFORE INSERT ON "profiles" FOR EACH ROW EXECUTE FUNCTION refuse_member();
