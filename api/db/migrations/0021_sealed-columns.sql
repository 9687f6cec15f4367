-- Columns of personal values become sealed texts. SQL does not know the key, so the next start seals the rows that are here.
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_phone";--> statement-breakpoint
DROP INDEX "applicants_phone_begins";--> statement-breakpoint
DROP INDEX "applicants_national_id_begins";--> statement-breakpoint
CREATE INDEX "applicants_national_id" ON "applicants" USING btree ("national_id");--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_verified_facts";--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "date_of_birth" SET DATA TYPE text USING to_char("date_of_birth", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "applicants" ALTER COLUMN "date_of_birth" SET DATA TYPE text USING to_char("date_of_birth", 'YYYY-MM-DD');--> statement-breakpoint
-- Deferrable, because an applicant and the account are sealed anew one after the other. It is checked at once otherwise.
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_verified_facts" FOREIGN KEY ("id","phone","national_id","cr_number","date_of_birth","risk_rating") REFERENCES "public"."applicants"("id","phone","national_id","cr_number","date_of_birth","risk_rating") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- The numbers behind the hashes are unknown, so they cannot be sealed. No live mode has had a deny list before this migration.
TRUNCATE "deny_list_entries";--> statement-breakpoint
DROP INDEX "deny_list_entries_active";--> statement-breakpoint
ALTER TABLE "deny_list_entries" DROP COLUMN "id_hash";--> statement-breakpoint
ALTER TABLE "deny_list_entries" ADD COLUMN "national_id" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deny_list_entries_active" ON "deny_list_entries" USING btree ("national_id") WHERE "deny_list_entries"."removed_at" is null;--> statement-breakpoint
-- What these tables say stays as it was written. Only sealing anew may change how it is written.
CREATE OR REPLACE FUNCTION refuse_change_of_deny_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removal text[] := '{removed_by,removed_at,removal_reason}';
  sealed text[] := '{national_id,reason,removal_reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.removed_at IS NOT NULL OR to_jsonb(NEW) - removal <> to_jsonb(OLD) - removal THEN
    RAISE EXCEPTION 'entries of % can only be removed, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION keep_admin_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{subject_name,reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
DROP TRIGGER admin_events_append_only ON "admin_events";--> statement-breakpoint
CREATE TRIGGER admin_events_append_only BEFORE UPDATE OR DELETE ON "admin_events" FOR EACH ROW EXECUTE FUNCTION keep_admin_events();
--> statement-breakpoint
-- They were sealed in another way. The registry is asked again where they are needed.
ALTER TABLE "applicants" DROP COLUMN "sealed_parties";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "parties" text;
