CREATE TABLE "deny_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deny_list_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_hash" text NOT NULL,
	"last_digits" text NOT NULL,
	"reason" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_by" uuid,
	"removed_at" timestamp (3) with time zone,
	"removal_reason" text,
	CONSTRAINT "deny_list_entries_last_digits_four" CHECK ("deny_list_entries"."last_digits" ~ '^[0-9]{4}$'),
	CONSTRAINT "deny_list_entries_removal_whole" CHECK (num_nulls("deny_list_entries"."removed_by", "deny_list_entries"."removed_at", "deny_list_entries"."removal_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "deny_list_entries" ADD CONSTRAINT "deny_list_entries_added_by_admins_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deny_list_entries" ADD CONSTRAINT "deny_list_entries_removed_by_admins_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deny_list_entries_active" ON "deny_list_entries" USING btree ("id_hash") WHERE "deny_list_entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "deny_list_entries_newest" ON "deny_list_entries" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "deny_list_entries_last_digits" ON "deny_list_entries" USING btree ("last_digits","sequence");--> statement-breakpoint
-- Who added a number and why stays as it was written. An entry is removed by stating who removed it, once.
CREATE FUNCTION refuse_change_of_deny_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removal text[] := '{removed_by,removed_at,removal_reason}';
BEGIN
  IF TG_OP = 'DELETE' OR OLD.removed_at IS NOT NULL OR to_jsonb(NEW) - removal <> to_jsonb(OLD) - removal THEN
    RAISE EXCEPTION 'entries of % can only be removed, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER deny_list_entries_keep BEFORE UPDATE OR DELETE ON "deny_list_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_deny_list();
