ALTER TABLE "applicants" ADD COLUMN "account_created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "business_name" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "business_name_arabic" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "since" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("applicants"."account_created_at", "applicants"."created_at")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "name" text GENERATED ALWAYS AS (coalesce("applicants"."business_name", "applicants"."cr_legal_name")) STORED;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "names" text GENERATED ALWAYS AS (coalesce("applicants"."business_name", '') || E'\n' || coalesce("applicants"."business_name_arabic", '') || E'\n' || coalesce("applicants"."cr_legal_name", '') || E'\n' || coalesce("applicants"."cr_legal_name_arabic", '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_events_of_admin" ON "admin_events" USING btree ("admin_id","sequence");--> statement-breakpoint
CREATE INDEX "admin_events_of_type" ON "admin_events" USING btree ("type","sequence");--> statement-breakpoint
CREATE INDEX "admin_events_at" ON "admin_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "applicants_by_time" ON "applicants" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "applicants_by_name" ON "applicants" USING btree (("name" is null),lower(coalesce("name", '')),"id");--> statement-breakpoint
CREATE INDEX "applicants_names" ON "applicants" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
-- Administrators sort and search customers by what stands in three tables. One index can serve that only if it stands in one.
CREATE FUNCTION copy_account_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicants SET account_created_at = NEW.created_at WHERE id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER accounts_are_listed AFTER INSERT OR UPDATE OF created_at ON "accounts" FOR EACH ROW EXECUTE FUNCTION copy_account_time();--> statement-breakpoint
CREATE FUNCTION copy_business_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicants SET business_name = NEW.business_name, business_name_arabic = NEW.business_name_arabic WHERE id = NEW.account_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER profiles_are_listed AFTER INSERT OR UPDATE OF business_name, business_name_arabic ON "profiles" FOR EACH ROW EXECUTE FUNCTION copy_business_names();--> statement-breakpoint
UPDATE applicants SET account_created_at = accounts.created_at FROM accounts WHERE accounts.id = applicants.id;--> statement-breakpoint
UPDATE applicants SET business_name = profiles.business_name, business_name_arabic = profiles.business_name_arabic FROM profiles WHERE profiles.account_id = applicants.id;
