ALTER TABLE "api_keys" ADD COLUMN "beneficiary_ids" uuid[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "daily_cap" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "api_key_name" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "sending_key_id" uuid;--> statement-breakpoint
CREATE INDEX "transfers_of_sending_key" ON "transfers" USING btree ("sending_key_id","confirmed_at") WHERE "transfers"."sending_key_id" is not null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_sending" CHECK (('transfers:send' = any("api_keys"."scopes")) = ("api_keys"."daily_cap" is not null) and num_nonnulls("api_keys"."daily_cap", "api_keys"."beneficiary_ids") in (0, 2));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_sends" CHECK ("api_keys"."daily_cap" > 0 and cardinality("api_keys"."beneficiary_ids") > 0);--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_sending_key" CHECK ("transfers"."sending_key_id" is null or ("transfers"."api_key_name" is not null and "transfers"."beneficiary_id" is not null));