CREATE TABLE "entries" (
	"posting_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entries_posting_id_account_id_pk" PRIMARY KEY("posting_id","account_id"),
	CONSTRAINT "entries_not_nothing" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"expected_release" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "holds_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "holds_amount" CHECK ("holds"."amount" > 0),
	CONSTRAINT "holds_ended" CHECK (("holds"."status" = 'active') = ("holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holds_for" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_holds_for_unique" UNIQUE("holds_for"),
	CONSTRAINT "ledger_accounts_wallet" UNIQUE("id","wallet_id"),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."kind" = 'outside' or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_holds_for" CHECK (("ledger_accounts"."kind" = 'on_hold') = ("ledger_accounts"."holds_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"hold_id" uuid,
	"refusal" text,
	"refusal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "postings_key" UNIQUE("wallet_id","key"),
	CONSTRAINT "postings_wallet" UNIQUE("id","wallet_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"counterparty" text NOT NULL,
	"failure" text,
	"reversal_of" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"searched" text GENERATED ALWAYS AS ("transactions"."counterparty" || ' ' || "transactions"."reference_id") STORED NOT NULL,
	CONSTRAINT "transactions_reversal_of_unique" UNIQUE("reversal_of"),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_failure" CHECK (("transactions"."status" = 'failed') = ("transactions"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "limit_usage" (
	"wallet_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "limit_usage_wallet_id_scope_period_starts_on_pk" PRIMARY KEY("wallet_id","scope","period","starts_on"),
	CONSTRAINT "limit_usage_not_negative" CHECK ("limit_usage"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sub_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sub_wallets_ledger_account_id_unique" UNIQUE("ledger_account_id"),
	CONSTRAINT "sub_wallets_slot" UNIQUE("wallet_id","slot"),
	CONSTRAINT "sub_wallets_slots" CHECK ("sub_wallets"."slot" between 1 and 3),
	CONSTRAINT "sub_wallets_id" CHECK ("sub_wallets"."id" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "wallet_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_limits" (
	"wallet_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_limits_wallet_id_scope_period_pk" PRIMARY KEY("wallet_id","scope","period"),
	CONSTRAINT "wallet_limits_range" CHECK ("wallet_limits"."amount" between 0 and case "wallet_limits"."period" when 'daily' then 10000000 else 100000000 end)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"seen_sequence" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallets_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_posting" FOREIGN KEY ("posting_id","wallet_id") REFERENCES "public"."postings"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_holds_for_ledger_accounts_id_fk" FOREIGN KEY ("holds_for") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reversal_of_transactions_reference_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_posting" FOREIGN KEY ("posting_id","wallet_id") REFERENCES "public"."postings"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_usage" ADD CONSTRAINT "limit_usage_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_wallets" ADD CONSTRAINT "sub_wallets_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_wallets" ADD CONSTRAINT "sub_wallets_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD CONSTRAINT "wallet_actions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_limits" ADD CONSTRAINT "wallet_limits_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "holds_active" ON "holds" USING btree ("account_id","held_at","id") WHERE "holds"."status" = 'active';--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("expected_release") WHERE "holds"."status" = 'active';--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_wallet" ON "ledger_accounts" USING btree ("wallet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_main" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."kind" = 'main';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_outside" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."kind" = 'outside';--> statement-breakpoint
CREATE INDEX "transactions_posting_id" ON "transactions" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("account_id","status","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_by_type" ON "transactions" USING btree ("account_id","type","created_at","sequence");--> statement-breakpoint
CREATE INDEX "transactions_new" ON "transactions" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "transactions_searched" ON "transactions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "wallet_actions_created_at" ON "wallet_actions" USING btree ("created_at");