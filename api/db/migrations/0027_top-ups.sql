CREATE TABLE "bank_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_reference" text NOT NULL,
	"iban" text NOT NULL,
	"amount" bigint NOT NULL,
	"remitter_name" text NOT NULL,
	"remitter_iban" text,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"wallet_id" uuid,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_back_at" timestamp (3) with time zone,
	CONSTRAINT "bank_credits_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "bank_credits_amount" CHECK ("bank_credits"."amount" > 0),
	CONSTRAINT "bank_credits_wallet" CHECK ("bank_credits"."state" <> 'credited' or "bank_credits"."wallet_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "card_top_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"sub_wallet_id" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"reference" text,
	"three_ds_url" text,
	"due_at" timestamp (3) with time zone,
	"transaction_id" text,
	"credited" bigint DEFAULT 0 NOT NULL,
	"suspended" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "card_top_ups_amount" CHECK ("card_top_ups"."amount" > 0),
	CONSTRAINT "card_top_ups_credited" CHECK ("card_top_ups"."credited" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_refunded" CHECK ("card_top_ups"."refunded" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_received" CHECK ("card_top_ups"."credited" + "card_top_ups"."suspended" between 0 and "card_top_ups"."amount"),
	CONSTRAINT "card_top_ups_paid" CHECK ("card_top_ups"."state" not in ('created', 'awaiting_3ds') or ("card_top_ups"."credited" = 0 and "card_top_ups"."suspended" = 0))
);
--> statement-breakpoint
CREATE TABLE "money_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"wallet_id" uuid,
	"subject_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_exceptions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "wallet_ibans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"iban" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_ibans_wallet_id_unique" UNIQUE("wallet_id"),
	CONSTRAINT "wallet_ibans_iban_unique" UNIQUE("iban")
);
--> statement-breakpoint
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_sub_wallet_id_sub_wallets_id_fk" FOREIGN KEY ("sub_wallet_id") REFERENCES "public"."sub_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_ibans" ADD CONSTRAINT "wallet_ibans_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_credits_of_wallet" ON "bank_credits" USING btree ("wallet_id","booked_at");--> statement-breakpoint
CREATE INDEX "bank_credits_to_decide" ON "bank_credits" USING btree ("state_since") WHERE "bank_credits"."state" = 'suspense';--> statement-breakpoint
CREATE INDEX "bank_credits_to_send_back" ON "bank_credits" USING btree ("state_since") WHERE "bank_credits"."state" = 'sent_back' and "bank_credits"."sent_back_at" is null;--> statement-breakpoint
CREATE INDEX "card_top_ups_newest" ON "card_top_ups" USING btree ("wallet_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_top_ups_due" ON "card_top_ups" USING btree ("due_at") WHERE "card_top_ups"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "card_top_ups_reference" ON "card_top_ups" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_top_ups_in_transit" ON "card_top_ups" USING btree ("created_at") WHERE "card_top_ups"."settled_at" is null and "card_top_ups"."credited" + "card_top_ups"."suspended" <> 0;--> statement-breakpoint
CREATE INDEX "money_exceptions_newest" ON "money_exceptions" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('card_top_ups', '', 'created'),
  ('card_top_ups', 'created', 'awaiting_3ds'),
  ('card_top_ups', 'created', 'expired'),
  ('card_top_ups', 'awaiting_3ds', 'paid'),
  ('card_top_ups', 'awaiting_3ds', 'failed'),
  ('card_top_ups', 'awaiting_3ds', 'expired'),
  ('card_top_ups', 'paid', 'settled'),
  ('card_top_ups', 'paid', 'refunded'),
  ('card_top_ups', 'paid', 'disputed'),
  ('card_top_ups', 'settled', 'refunded'),
  ('card_top_ups', 'settled', 'disputed'),
  ('bank_credits', '', 'received'),
  ('bank_credits', 'received', 'credited'),
  ('bank_credits', 'received', 'suspense'),
  ('bank_credits', 'suspense', 'credited'),
  ('bank_credits', 'suspense', 'sent_back');--> statement-breakpoint
CREATE TRIGGER card_top_ups_take_steps AFTER INSERT OR UPDATE ON "card_top_ups" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER bank_credits_take_steps AFTER INSERT OR UPDATE ON "bank_credits" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
CREATE TRIGGER card_top_ups_notify AFTER INSERT OR UPDATE ON "card_top_ups" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('money');--> statement-breakpoint
CREATE TRIGGER wallet_ibans_notify AFTER INSERT ON "wallet_ibans" FOR EACH ROW EXECUTE FUNCTION notify_of_wallet('settings');--> statement-breakpoint
CREATE TRIGGER money_exceptions_append_only BEFORE UPDATE OR DELETE ON "money_exceptions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
