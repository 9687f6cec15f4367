DROP TRIGGER money_exceptions_append_only ON "money_exceptions";--> statement-breakpoint
DROP INDEX "money_exceptions_newest";--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "money_exceptions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "top_up_id" uuid;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "credit_id" uuid;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "expected" jsonb;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD COLUMN "note" text;--> statement-breakpoint
-- Money in suspense is a queue of its own: the top-ups and bank transfers themselves, with their steps.
DELETE FROM "money_exceptions" WHERE "kind" IN ('card_over_maximum', 'card_paid_after_end', 'bank_credit_in_suspense');--> statement-breakpoint
UPDATE "money_exceptions" SET
  "top_up_id" = CASE WHEN "kind" LIKE 'card_%' THEN "subject_id"::uuid END,
  "credit_id" = CASE WHEN "kind" IN ('bank_credit_differs', 'bank_credit_not_returned') THEN "subject_id"::uuid END,
  "expected" = jsonb_strip_nulls(CASE "kind"
    WHEN 'card_payment_differs' THEN jsonb_build_object('amount', "facts" -> 'asked', 'currency', 'SAR', 'number', "subject_id")
    WHEN 'card_money_missing' THEN jsonb_build_object('amount', ("facts" ->> 'asked')::bigint - ("facts" ->> 'missing')::bigint, 'currency', 'SAR')
    WHEN 'bank_credit_not_returned' THEN jsonb_build_object('amount', "facts" -> 'amount', 'currency', 'SAR', 'state', 'sent_back')
    ELSE jsonb_build_object('amount', "facts" -> 'booked', 'currency', 'SAR') END),
  "stated" = jsonb_strip_nulls(CASE "kind"
    WHEN 'card_payment_differs' THEN jsonb_build_object('amount', "facts" -> 'amount', 'currency', "facts" -> 'currency', 'state', "facts" -> 'state', 'number', "facts" -> 'id', 'reference', "facts" -> 'reference')
    WHEN 'card_money_missing' THEN jsonb_build_object('amount', "facts" -> 'asked', 'currency', 'SAR')
    WHEN 'bank_credit_not_returned' THEN jsonb_build_object('state', 'refused', 'reference', "facts" -> 'bankReference')
    ELSE jsonb_build_object('amount', "facts" -> 'amount', 'currency', "facts" -> 'currency', 'reference', "facts" -> 'bankReference') END);--> statement-breakpoint
INSERT INTO "money_exceptions" ("id", "key", "kind", "wallet_id", "subject_id", "transfer_id", "facts", "expected", "stated", "created_at")
SELECT exceptions."id", moved."kind" || ' ' || transfers."id", moved."kind", transfers."wallet_id", transfers."id", transfers."id", exceptions."facts",
  jsonb_strip_nulls(jsonb_build_object('amount', transfers."amount", 'currency', 'SAR', 'state', exceptions."facts" -> 'ours', 'number', transfers."sequence_number")),
  jsonb_strip_nulls(jsonb_build_object('amount', exceptions."facts" -> 'amount', 'currency', 'SAR', 'state', exceptions."facts" -> 'provider', 'reference', exceptions."facts" -> 'reference')),
  exceptions."created_at"
FROM "transfer_exceptions" AS exceptions
JOIN "transfers" ON transfers."id" = exceptions."transfer_id"
CROSS JOIN LATERAL (SELECT CASE exceptions."kind" WHEN 'payout_differs' THEN 'payout_differs' ELSE 'payout_' || exceptions."kind" END AS "kind") AS moved
ORDER BY exceptions."created_at";--> statement-breakpoint
ALTER TABLE "money_exceptions" ALTER COLUMN "expected" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "money_exceptions" ALTER COLUMN "stated" SET NOT NULL;--> statement-breakpoint
DROP TABLE "transfer_exceptions" CASCADE;--> statement-breakpoint
ALTER TABLE "money_exceptions" DROP COLUMN "subject_id";--> statement-breakpoint
ALTER TABLE "money_exceptions" DROP COLUMN "facts";--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_top_up_id_card_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."card_top_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_credit_id_bank_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bank_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_resolved_by_admins_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_exceptions_open" ON "money_exceptions" USING btree ("sequence") WHERE "money_exceptions"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "money_exceptions_resolved" ON "money_exceptions" USING btree ("resolved_at","sequence") WHERE "money_exceptions"."resolved_at" is not null;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_kind" CHECK (case "money_exceptions"."kind"
      when 'card_payment_differs' then "money_exceptions"."top_up_id" is not null
      when 'card_money_missing' then "money_exceptions"."top_up_id" is not null
      when 'bank_credit_differs' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_not_returned' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_currency' then num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."credit_id", "money_exceptions"."transfer_id") = 0
      when 'payout_differs' then "money_exceptions"."transfer_id" is not null
      when 'payout_paid_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_failed_after_paid' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_to_closed' then "money_exceptions"."transfer_id" is not null
      else false end);--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_one_subject" CHECK (num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."credit_id", "money_exceptions"."transfer_id") < 2);--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_wallet" CHECK (num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."transfer_id") = 0 or "money_exceptions"."wallet_id" is not null);--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_resolution_whole" CHECK (num_nulls("money_exceptions"."resolved_by", "money_exceptions"."resolved_at", "money_exceptions"."note") in (0, 3));--> statement-breakpoint
-- What was said stays as it was written. It is resolved once.
CREATE FUNCTION refuse_change_of_exception() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  resolution text[] := '{resolved_by,resolved_at,note}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.resolved_at IS NOT NULL OR to_jsonb(NEW) - resolution <> to_jsonb(OLD) - resolution THEN
    RAISE EXCEPTION 'rows of % can only be resolved, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER money_exceptions_keep BEFORE UPDATE OR DELETE ON "money_exceptions" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_exception();
