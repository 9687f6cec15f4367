-- Keys that had been rolled several times: the newest goes on, and the others end as after the longest overlap.
UPDATE "api_keys" SET "rolled_at" = now(), "expires_at" = least("expires_at", now() + interval '72 hours')
  WHERE "slot" IS NOT NULL AND "rolled_at" IS NULL AND EXISTS (
    SELECT FROM "api_keys" newer
    WHERE coalesce(newer."origin_id", newer."id") = coalesce("api_keys"."origin_id", "api_keys"."id")
      AND newer."slot" IS NOT NULL AND newer."rolled_at" IS NULL
      AND (newer."created_at", newer."id") > ("api_keys"."created_at", "api_keys"."id")
  );--> statement-breakpoint
-- safe because an account has 20 keys that work, and calls only read them
CREATE UNIQUE INDEX "api_keys_one_successor" ON "api_keys" USING btree (coalesce("origin_id", "id")) WHERE "api_keys"."slot" is not null and "api_keys"."rolled_at" is null;
