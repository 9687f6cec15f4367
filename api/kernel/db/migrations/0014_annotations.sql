CREATE TABLE "receipt_chunks" (
	"reference_id" text NOT NULL,
	"receipt_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "receipt_chunks_reference_id_receipt_id_number_pk" PRIMARY KEY("reference_id","receipt_id","number")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"reference_id" text NOT NULL,
	"id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"media_type" text NOT NULL,
	"content_key" text NOT NULL,
	"size_bytes" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "receipts_reference_id_id_pk" PRIMARY KEY("reference_id","id"),
	CONSTRAINT "receipts_slot" UNIQUE("reference_id","slot"),
	CONSTRAINT "receipts_slots" CHECK ("receipts"."slot" between 1 and 5),
	CONSTRAINT "receipts_completed" CHECK (("receipts"."completed_at" is null) = ("receipts"."size_bytes" is null)),
	CONSTRAINT "receipts_size" CHECK ("receipts"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "transaction_annotations" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"category_id" uuid,
	"note" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_case_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transaction_case_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"admin_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"problem" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"name_arabic" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transaction_categories_wallet" UNIQUE("id","wallet_id"),
	CONSTRAINT "transaction_categories_slot" UNIQUE("wallet_id","slot"),
	CONSTRAINT "transaction_categories_slots" CHECK ("transaction_categories"."slot" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "receipt_chunks" ADD CONSTRAINT "receipt_chunks_receipt" FOREIGN KEY ("reference_id","receipt_id") REFERENCES "public"."receipts"("reference_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_annotations" ADD CONSTRAINT "transaction_annotations_id_transactions_reference_id_fk" FOREIGN KEY ("id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_annotations" ADD CONSTRAINT "transaction_annotations_category" FOREIGN KEY ("category_id","wallet_id") REFERENCES "public"."transaction_categories"("id","wallet_id") ON DELETE set null ("category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_case_messages" ADD CONSTRAINT "transaction_case_messages_case_id_transaction_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."transaction_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_case_messages" ADD CONSTRAINT "transaction_case_messages_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_cases" ADD CONSTRAINT "transaction_cases_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_cases" ADD CONSTRAINT "transaction_cases_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_categories" ADD CONSTRAINT "transaction_categories_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_of_wallet" ON "receipts" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "receipts_unfinished" ON "receipts" USING btree ("created_at") WHERE "receipts"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_annotations_by_category" ON "transaction_annotations" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "transaction_annotations_of_wallet" ON "transaction_annotations" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "transaction_case_messages_of_case" ON "transaction_case_messages" USING btree ("case_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_cases_one_open" ON "transaction_cases" USING btree ("reference_id") WHERE "transaction_cases"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "transaction_cases_of_transaction" ON "transaction_cases" USING btree ("reference_id","created_at");--> statement-breakpoint
CREATE INDEX "transaction_cases_of_wallet" ON "transaction_cases" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "transaction_cases_by_state" ON "transaction_cases" USING btree ("state","state_since","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_categories_name" ON "transaction_categories" USING btree ("wallet_id",lower("name"));--> statement-breakpoint
CREATE FUNCTION require_own_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM transactions
    WHERE reference_id = coalesce(to_jsonb(NEW) ->> 'reference_id', NEW.id::text) AND wallet_id = NEW.wallet_id
  ) THEN
    RAISE EXCEPTION '% belong to a transaction of the same wallet', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER transaction_annotations_own BEFORE INSERT ON "transaction_annotations" FOR EACH ROW EXECUTE FUNCTION require_own_transaction();--> statement-breakpoint
CREATE TRIGGER receipts_own BEFORE INSERT ON "receipts" FOR EACH ROW EXECUTE FUNCTION require_own_transaction();--> statement-breakpoint
CREATE TRIGGER transaction_cases_own BEFORE INSERT ON "transaction_cases" FOR EACH ROW EXECUTE FUNCTION require_own_transaction();--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('transaction_cases', '', 'open'),
  ('transaction_cases', 'open', 'answered'),
  ('transaction_cases', 'open', 'closed'),
  ('transaction_cases', 'answered', 'open'),
  ('transaction_cases', 'answered', 'closed');--> statement-breakpoint
CREATE TRIGGER transaction_cases_take_steps AFTER INSERT OR UPDATE ON "transaction_cases" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- What was written stays, however often it is sealed anew.
CREATE FUNCTION keep_case_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'text' = to_jsonb(OLD) - 'text' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER transaction_case_messages_append_only BEFORE UPDATE OR DELETE ON "transaction_case_messages" FOR EACH ROW EXECUTE FUNCTION keep_case_messages();--> statement-breakpoint
CREATE FUNCTION limit_case_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM transaction_cases WHERE id = NEW.case_id AND state <> 'closed' FOR NO KEY UPDATE;
  IF NOT FOUND OR (SELECT count(*) FROM transaction_case_messages WHERE case_id = NEW.case_id) >= 100 THEN
    RAISE EXCEPTION 'this case takes no more messages' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER transaction_case_messages_limited BEFORE INSERT ON "transaction_case_messages" FOR EACH ROW EXECUTE FUNCTION limit_case_messages();--> statement-breakpoint
-- The accounts that exist begin with the same categories as new ones.
INSERT INTO "transaction_categories" ("id", "wallet_id", "slot", "name", "name_arabic", "created_at")
SELECT gen_random_uuid(), wallets.id, first.slot, first.name, first.name_arabic, wallets.created_at
FROM wallets CROSS JOIN (VALUES
  (1, 'Rent', 'إيجار'), (2, 'Salaries', 'رواتب'), (3, 'Suppliers', 'موردون'), (4, 'Utilities', 'كهرباء ومياه واتصالات'),
  (5, 'Government fees', 'رسوم حكومية'), (6, 'Marketing', 'تسويق'), (7, 'Travel', 'سفر وتنقل'), (8, 'Equipment', 'أجهزة ومعدات'),
  (9, 'Sales', 'مبيعات'), (10, 'Other', 'أخرى')
) AS first (slot, name, name_arabic)
WHERE wallets.closed_at IS NULL;
