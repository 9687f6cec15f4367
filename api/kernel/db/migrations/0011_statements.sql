-- The first instant of a month in Riyadh, which is three hours ahead of UTC all year, a number of months later.
CREATE FUNCTION start_of_month(month date, months_later integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (month + make_interval(months => months_later) - interval '3 hours') AT TIME ZONE 'UTC'
$$;--> statement-breakpoint
CREATE TABLE "closed_months" (
	"account_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"month" date NOT NULL,
	"opening" bigint DEFAULT 0 NOT NULL,
	"money_in" bigint DEFAULT 0 NOT NULL,
	"money_out" bigint DEFAULT 0 NOT NULL,
	"closing" bigint DEFAULT 0 NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_months_account_id_month_pk" PRIMARY KEY("account_id","month"),
	CONSTRAINT "closed_months_first_day" CHECK (extract(day from "closed_months"."month") = 1),
	CONSTRAINT "closed_months_sum" CHECK ("closed_months"."closing" = "closed_months"."opening" + "closed_months"."money_in" - "closed_months"."money_out"),
	CONSTRAINT "closed_months_over" CHECK ("closed_months"."closed_at" >= start_of_month("closed_months"."month", 1))
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"content_hash" text NOT NULL,
	"holder" text NOT NULL,
	"holder_arabic" text,
	"cr_number" text NOT NULL,
	"iban" text,
	"ledger_account_id" uuid,
	"sub_wallet_id" text,
	"sub_wallet_name" text,
	"from_day" date,
	"to_day" date,
	"is_interim" boolean DEFAULT false NOT NULL,
	"opening" bigint,
	"money_in" bigint,
	"money_out" bigint,
	"closing" bigint,
	"entry_count" integer,
	"last_sequence" bigint,
	"balances" jsonb,
	"digest" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issued_documents_code_unique" UNIQUE("code"),
	CONSTRAINT "issued_documents_content" UNIQUE("account_id","content_hash"),
	CONSTRAINT "issued_documents_code" CHECK ("issued_documents"."code" ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
	CONSTRAINT "issued_documents_sum" CHECK ("issued_documents"."kind" <> 'statement' or "issued_documents"."closing" = "issued_documents"."opening" + "issued_documents"."money_in" - "issued_documents"."money_out"),
	CONSTRAINT "issued_documents_parts" CHECK (("issued_documents"."kind" = 'statement') = ("issued_documents"."ledger_account_id" is not null) and ("issued_documents"."kind" = 'statement') = (num_nonnulls("issued_documents"."from_day", "issued_documents"."to_day", "issued_documents"."opening", "issued_documents"."money_in", "issued_documents"."money_out", "issued_documents"."entry_count", "issued_documents"."last_sequence") = 7)
        and ("issued_documents"."kind" = 'balance_certificate') = ("issued_documents"."balances" is not null) and ("issued_documents"."kind" = 'iban_letter') = ("issued_documents"."closing" is null) and ("issued_documents"."kind" <> 'iban_letter' or "issued_documents"."iban" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "closed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_account" FOREIGN KEY ("account_id","wallet_id") REFERENCES "public"."ledger_accounts"("id","wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_documents_of_account" ON "issued_documents" USING btree ("account_id","issued_at");--> statement-breakpoint
-- No entry is written into a month that is closed.
CREATE OR REPLACE FUNCTION book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed timestamptz;
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance, closed_until INTO NEW.balance_after, closed;
  IF NEW.created_at < closed THEN
    RAISE EXCEPTION 'the account is closed until %', closed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- What was booked on the main wallet or a sub-wallet after a place in time, oldest first. Money that only goes on hold, or comes back from it,
-- is not booked. Each entry has the transaction that it belongs to; what ends a hold belongs to that of the hold.
CREATE FUNCTION booked_entries(account uuid, after_time timestamptz, after_sequence bigint, before timestamptz, newest bigint, how_many bigint)
RETURNS TABLE (posting_id uuid, sequence bigint, amount bigint, created_at timestamptz, reference_id text, type text, counterparty text, counterparty_arabic text)
LANGUAGE sql STABLE AS $$
  WITH held AS (SELECT id FROM ledger_accounts WHERE holds_for = account),
  booked AS (
    (SELECT entries.* FROM entries
      WHERE account_id = account AND (created_at, sequence) > (after_time, after_sequence) AND created_at < before AND sequence <= newest
        AND (SELECT 1 FROM entries AS other WHERE other.posting_id = entries.posting_id AND other.account_id = (SELECT id FROM held)) IS NULL
      ORDER BY created_at, sequence LIMIT how_many)
    UNION ALL
    (SELECT entries.* FROM entries
      WHERE account_id = (SELECT id FROM held) AND (created_at, sequence) > (after_time, after_sequence) AND created_at < before AND sequence <= newest
        AND (SELECT 1 FROM entries AS other WHERE other.posting_id = entries.posting_id AND other.account_id = account) IS NULL
      ORDER BY created_at, sequence LIMIT how_many)
  ),
  wanted AS (SELECT * FROM booked ORDER BY created_at, sequence LIMIT how_many)
  SELECT wanted.posting_id, wanted.sequence, wanted.amount, wanted.created_at, found.reference_id, found.type, found.counterparty, found.counterparty_arabic
  FROM wanted
  JOIN postings ON postings.id = wanted.posting_id
  LEFT JOIN holds ON holds.id = postings.hold_id
  JOIN transactions AS found ON found.reference_id = coalesce(holds.reference_id,
    (SELECT own.reference_id FROM transactions AS own WHERE own.posting_id = wanted.posting_id AND own.account_id = account ORDER BY own.sequence LIMIT 1))
  ORDER BY wanted.created_at, wanted.sequence
$$;--> statement-breakpoint
-- The money on the main wallet or a sub-wallet at a time, on hold or not. It adds to the newest closed month before what came since.
CREATE FUNCTION booked_balance(account uuid, before timestamptz, newest bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH closed AS (
    SELECT closing, start_of_month(month, 1) AS until FROM closed_months
    WHERE account_id = account AND start_of_month(month, 1) <= before ORDER BY month DESC LIMIT 1
  )
  SELECT coalesce((SELECT closing FROM closed), 0) + coalesce((
    SELECT sum(amount) FROM entries
    WHERE account_id IN (SELECT id FROM ledger_accounts WHERE id = account OR holds_for = account)
      AND created_at >= coalesce((SELECT until FROM closed), '-infinity') AND created_at < before AND sequence <= newest
  ), 0)::bigint
$$;--> statement-breakpoint
-- The figures of a period and a digest over them, its entries in their order and an earlier digest.
CREATE FUNCTION statement_figures(account uuid, starts timestamptz, ends timestamptz, newest bigint, earlier text)
RETURNS TABLE (opening bigint, money_in bigint, money_out bigint, closing bigint, entry_count integer, digest text)
LANGUAGE sql STABLE AS $$
  WITH sums AS (
    SELECT booked_balance(account, starts, newest) AS opening, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS money_in,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS money_out, count(*)::integer AS entry_count,
      coalesce(string_agg(sha256(convert_to(jsonb_build_array(posting_id, amount, extract(epoch FROM created_at), reference_id, type, counterparty,
        counterparty_arabic)::text, 'UTF8')), ''::bytea ORDER BY created_at, sequence), ''::bytea) AS entry_digests
    FROM booked_entries(account, starts, -1, ends, newest, NULL)
  )
  SELECT opening, money_in, money_out, opening + money_in - money_out, entry_count,
    encode(sha256(convert_to(jsonb_build_array(earlier, account, extract(epoch FROM starts), extract(epoch FROM ends), opening, money_in, money_out,
      entry_count)::text, 'UTF8') || entry_digests), 'hex')
  FROM sums
$$;--> statement-breakpoint
-- Closes the month after the newest closed one, or the first month with entries. The accounts are locked first, so that what is being booked is
-- either in the month or refused.
CREATE FUNCTION close_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed timestamptz;
  starts timestamptz := start_of_month(NEW.month, 0);
  earlier text := '';
BEGIN
  SELECT closed_until INTO closed FROM ledger_accounts WHERE id = NEW.account_id AND kind IN ('main', 'sub') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only the main wallet and sub-wallets have months' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE ledger_accounts SET closed_until = start_of_month(NEW.month, 1) WHERE id = NEW.account_id OR holds_for = NEW.account_id;
  IF closed <> starts OR (closed IS NULL AND EXISTS (SELECT 1 FROM entries WHERE account_id = NEW.account_id AND created_at < starts)) THEN
    RAISE EXCEPTION 'months are closed one after the other' USING ERRCODE = 'check_violation';
  END IF;
  IF closed IS NOT NULL THEN
    SELECT digest INTO STRICT earlier FROM closed_months WHERE account_id = NEW.account_id AND start_of_month(month, 1) = starts;
  END IF;
  SELECT * INTO NEW.opening, NEW.money_in, NEW.money_out, NEW.closing, NEW.entry_count, NEW.digest
    FROM statement_figures(NEW.account_id, starts, start_of_month(NEW.month, 1), 9223372036854775807, earlier);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER closed_months_close BEFORE INSERT ON "closed_months" FOR EACH ROW EXECUTE FUNCTION close_month();--> statement-breakpoint
CREATE TRIGGER closed_months_append_only BEFORE UPDATE OR DELETE ON "closed_months" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What was issued stays as it was written. Only sealing anew may change how the IBAN is written.
CREATE FUNCTION keep_issued_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'iban' = to_jsonb(OLD) - 'iban' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER issued_documents_append_only BEFORE UPDATE OR DELETE ON "issued_documents" FOR EACH ROW EXECUTE FUNCTION keep_issued_documents();
