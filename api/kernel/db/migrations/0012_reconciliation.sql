CREATE TABLE "reconciliation_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"movement" text,
	"reference" text,
	"day" date NOT NULL,
	"expected" bigint,
	"stated" bigint,
	"currency" text NOT NULL,
	"correction" bigint,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliation_differences_key_unique" UNIQUE("key"),
	CONSTRAINT "reconciliation_differences_subject" CHECK (("reconciliation_differences"."kind" in ('sum_differs', 'opening_differs')) = (num_nulls("reconciliation_differences"."movement", "reconciliation_differences"."reference") = 2)
      and num_nulls("reconciliation_differences"."movement", "reconciliation_differences"."reference") in (0, 2)),
	CONSTRAINT "reconciliation_differences_said" CHECK (num_nonnulls("reconciliation_differences"."expected", "reconciliation_differences"."stated") > 0),
	CONSTRAINT "reconciliation_differences_correction" CHECK ("reconciliation_differences"."correction" is null or ("reconciliation_differences"."currency" = 'SAR' and "reconciliation_differences"."movement" is not null
      and "reconciliation_differences"."correction" <> 0 and "reconciliation_differences"."correction" = coalesce("reconciliation_differences"."stated", 0) - coalesce("reconciliation_differences"."expected", 0))),
	CONSTRAINT "reconciliation_differences_posted" CHECK ("reconciliation_differences"."state_cause" not in ('suspense', 'fees') or "reconciliation_differences"."correction" is not null)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"sha256" text NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"line_count" integer NOT NULL,
	"imported_via" text NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"compared_at" timestamp (3) with time zone,
	CONSTRAINT "reconciliation_files_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "reconciliation_files_day" UNIQUE("source","day"),
	CONSTRAINT "reconciliation_files_source" CHECK ("reconciliation_files"."source" in ('bank', 'cards')),
	CONSTRAINT "reconciliation_files_balances" CHECK (("reconciliation_files"."source" = 'bank') = (num_nulls("reconciliation_files"."opening", "reconciliation_files"."closing") = 0)),
	CONSTRAINT "reconciliation_files_by" CHECK (("reconciliation_files"."imported_via" = 'upload') = ("reconciliation_files"."imported_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"movement" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliation_lines_file_id_number_pk" PRIMARY KEY("file_id","number"),
	CONSTRAINT "reconciliation_lines_reference" CHECK (length("reconciliation_lines"."reference") between 1 and 64),
	CONSTRAINT "reconciliation_lines_amount" CHECK ("reconciliation_lines"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_bank_credits" ADD COLUMN "sent_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_card_payments" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payouts" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payouts" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_files" ADD CONSTRAINT "reconciliation_files_imported_by_admins_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_file_id_reconciliation_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."reconciliation_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("source","sequence") WHERE "reconciliation_differences"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reconciliation_differences_resolved" ON "reconciliation_differences" USING btree ("state_since","sequence") WHERE "reconciliation_differences"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "reconciliation_differences_of_movement" ON "reconciliation_differences" USING btree ("movement","reference");--> statement-breakpoint
CREATE INDEX "reconciliation_files_newest" ON "reconciliation_files" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "reconciliation_files_to_compare" ON "reconciliation_files" USING btree ("source") WHERE "reconciliation_files"."compared_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_lines_of_movement" ON "reconciliation_lines" USING btree ("movement","reference");--> statement-breakpoint
CREATE INDEX "bank_credits_newest" ON "bank_credits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_credits_newest_sent_back" ON "bank_credits" USING btree ("sent_back_at") WHERE "bank_credits"."sent_back_at" is not null;--> statement-breakpoint
CREATE INDEX "card_top_ups_refunded" ON "card_top_ups" USING btree ("refunded_at") WHERE "card_top_ups"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_newest_payouts" ON "transfers" USING btree ("state_since") WHERE "transfers"."state" in ('paid', 'returned') and "transfers"."sequence_number" is not null;--> statement-breakpoint
-- When it went back is known of what is refunded now, and of the rest that it was before.
UPDATE "card_top_ups" SET "refunded_at" = "state_since" WHERE "refunded" > 0;--> statement-breakpoint
UPDATE "sandbox_card_payments" SET "refunded_at" = "created_at" WHERE "refunded" > 0;--> statement-breakpoint
UPDATE "sandbox_payouts" SET "paid_at" = "created_at", "returned_at" = CASE "state" WHEN 'returned' THEN "created_at" END WHERE "state" IN ('paid', 'returned');--> statement-breakpoint
UPDATE "sandbox_bank_credits" SET "sent_back_at" = "booked_at" WHERE "sent_back_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_refunded_when" CHECK ("card_top_ups"."refunded" = 0 or "card_top_ups"."refunded_at" is not null);--> statement-breakpoint
CREATE TRIGGER reconciliation_files_keep BEFORE DELETE ON "reconciliation_files" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reconciliation_files_append_only BEFORE UPDATE ON "reconciliation_files" FOR EACH ROW
  WHEN (OLD.compared_at IS NOT NULL OR to_jsonb(NEW) - 'compared_at' <> to_jsonb(OLD) - 'compared_at') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reconciliation_lines_append_only BEFORE UPDATE OR DELETE ON "reconciliation_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reconciliation_differences_take_steps AFTER INSERT OR UPDATE ON "reconciliation_differences" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- What was found stays as it was found. It is posted exactly when that is what was decided.
CREATE FUNCTION keep_reconciliation_difference() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{state,state_cause,state_since}';
  is_posted boolean := EXISTS (SELECT 1 FROM house_moves WHERE key = 'reconciled ' || OLD.id);
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - progress <> to_jsonb(OLD) - progress THEN
    RAISE EXCEPTION 'rows of % can only be resolved', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.state_cause IN ('suspense', 'fees')) <> is_posted THEN
    RAISE EXCEPTION 'a difference is posted exactly when two people decided so' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER reconciliation_differences_keep BEFORE UPDATE OR DELETE ON "reconciliation_differences" FOR EACH ROW EXECUTE FUNCTION keep_reconciliation_difference();--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('reconciliation_differences', '', 'open'),
  ('reconciliation_differences', 'open', 'closed'),
  ('reconciliation_differences', 'open', 'resolved'),
  ('reconciliation_differences', 'closed', 'open');
