CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "staff_requests_state" CHECK ("staff_requests"."state" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "staff_requests_second_person" CHECK ("staff_requests"."decided_by" <> "staff_requests"."requested_by"),
	CONSTRAINT "staff_requests_decided" CHECK (("staff_requests"."state" in ('approved', 'rejected')) = ("staff_requests"."decided_by" is not null)),
	CONSTRAINT "staff_requests_closed" CHECK (("staff_requests"."state" = 'pending') = (num_nulls("staff_requests"."decided_at", "staff_requests"."note") = 2)
      and num_nulls("staff_requests"."decided_at", "staff_requests"."note") in (0, 2)),
	CONSTRAINT "staff_requests_kind" CHECK (("staff_requests"."payload" ->> 'kind' = "staff_requests"."kind") is true)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_phone_unique";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_national_id_unique";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_cr_number_unique";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_unified_number_unique";--> statement-breakpoint
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_phone_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_requests_one_pending" ON "staff_requests" USING btree ("kind","subject_id") WHERE "staff_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "staff_requests_of_subject" ON "staff_requests" USING btree ("subject_id","sequence");--> statement-breakpoint
CREATE INDEX "staff_requests_newest_closed" ON "staff_requests" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_unique" ON "accounts" USING btree ("phone") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_national_id_unique" ON "accounts" USING btree ("national_id") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_cr_number_unique" ON "accounts" USING btree ("cr_number") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_unified_number_unique" ON "accounts" USING btree ("unified_number") WHERE "accounts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_phone_unique" ON "applicants" USING btree ("phone") WHERE "applicants"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "applicants_phone" ON "applicants" USING btree ("phone");--> statement-breakpoint
-- What was asked for stays as it was written. It is decided or withdrawn once.
CREATE FUNCTION refuse_change_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decision text[] := '{state,decided_by,decided_at,note}';
  sealed text[] := '{subject_name,reason,note}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'pending' OR to_jsonb(NEW) - decision <> to_jsonb(OLD) - decision THEN
    RAISE EXCEPTION 'rows of % can only be decided, once', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER staff_requests_keep BEFORE UPDATE OR DELETE ON "staff_requests" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_request();--> statement-breakpoint
-- An applicant says when its account was closed, so that the phone is free for another one.
CREATE OR REPLACE FUNCTION copy_account_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicants SET account_created_at = NEW.created_at, closed_at = NEW.closed_at WHERE id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER accounts_are_listed ON "accounts";--> statement-breakpoint
CREATE TRIGGER accounts_are_listed AFTER INSERT OR UPDATE OF created_at, closed_at ON "accounts" FOR EACH ROW EXECUTE FUNCTION copy_account_time();
