CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaces_id" uuid,
	"overlap_hours" integer,
	"token_hash" text,
	"prefix" text,
	"last_four" text,
	"slot" integer,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	CONSTRAINT "api_keys_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_slot" UNIQUE("account_id","slot"),
	CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") > 0),
	CONSTRAINT "api_keys_limit" CHECK ("api_keys"."slot" between 1 and 20),
	CONSTRAINT "api_keys_working" CHECK ("api_keys"."slot" is null or ("api_keys"."token_hash" is not null and "api_keys"."revoked_at" is null)),
	CONSTRAINT "api_keys_confirmed" CHECK (num_nonnulls("api_keys"."token_hash", "api_keys"."prefix", "api_keys"."last_four") in (0, 3)),
	CONSTRAINT "api_keys_overlap" CHECK (("api_keys"."replaces_id" is null) = ("api_keys"."overlap_hours" is null) and ("api_keys"."replaces_id" is null or "api_keys"."token_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "api_key_name" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_replaces_id_api_keys_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_expires_at" ON "api_keys" USING btree ("expires_at");