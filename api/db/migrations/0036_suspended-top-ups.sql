ALTER TABLE "card_top_ups" ADD COLUMN "suspended_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD COLUMN "suspended_cause" text;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD COLUMN "refund_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "card_top_ups" SET
  "suspended_since" = coalesce((SELECT "created_at" FROM "house_moves" WHERE "key" = 'card suspended ' || "card_top_ups"."id"), "state_since"),
  "suspended_cause" = CASE WHEN "state" IN ('failed', 'expired') THEN 'paid_after_end' ELSE 'over_maximum' END
WHERE "suspended" > 0;--> statement-breakpoint
CREATE INDEX "card_top_ups_suspended" ON "card_top_ups" USING btree ("suspended_since") WHERE "card_top_ups"."suspended" > 0;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_suspended_why" CHECK ("card_top_ups"."suspended" <= 0 or num_nulls("card_top_ups"."suspended_since", "card_top_ups"."suspended_cause") = 0);