CREATE TABLE "approval_rules_by_person" (
	"account_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"from_amount" bigint NOT NULL,
	"approver_id" uuid NOT NULL,
	CONSTRAINT "approval_rules_by_person_account_id_maker_id_from_amount_pk" PRIMARY KEY("account_id","maker_id","from_amount"),
	CONSTRAINT "approval_rules_by_person_amount" CHECK ("approval_rules_by_person"."from_amount" > 0),
	CONSTRAINT "approval_rules_by_person_others" CHECK ("approval_rules_by_person"."maker_id" <> "approval_rules_by_person"."approver_id")
);--> statement-breakpoint
ALTER TABLE "approval_requests" ADD COLUMN "required_approver_id" uuid;--> statement-breakpoint
ALTER TABLE "approval_rules_by_person" ADD CONSTRAINT "approval_rules_by_person_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules_by_person" ADD CONSTRAINT "approval_rules_by_person_maker_id_accounts_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules_by_person" ADD CONSTRAINT "approval_rules_by_person_approver_id_accounts_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_rules_by_person_maker" ON "approval_rules_by_person" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "approval_rules_by_person_approver" ON "approval_rules_by_person" USING btree ("approver_id");--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_required_approver_id_accounts_id_fk" FOREIGN KEY ("required_approver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_required" CHECK ("approval_requests"."required_approver_id" is null or "approval_requests"."required_approver_id" <> "approval_requests"."made_by") NOT VALID;--> statement-breakpoint
-- An approved request has the approval of whom a rule names, too. Another approver is another revision.
CREATE OR REPLACE FUNCTION keep_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  progress text[] := '{amount,approvals_needed,required_approver_id,revision,state,state_cause,state_since,due_at,decided_by,reason}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' OR to_jsonb(NEW) - progress <> to_jsonb(OLD) - progress THEN
    RAISE EXCEPTION 'a request for approval keeps its values' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.revision < OLD.revision OR (NEW.revision = OLD.revision AND (NEW.amount, NEW.approvals_needed, NEW.required_approver_id)
      IS DISTINCT FROM (OLD.amount, OLD.approvals_needed, OLD.required_approver_id)) THEN
    RAISE EXCEPTION 'a changed request has a new revision' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'approved' AND (NEW.revision <> OLD.revision OR NEW.approvals_needed >
      (SELECT count(*) FROM approvals WHERE request_id = NEW.id AND revision = NEW.revision AND may_approve(person_id, NEW.account_id))
      OR (NEW.required_approver_id IS NOT NULL AND NOT EXISTS (SELECT FROM approvals
        WHERE request_id = NEW.id AND revision = NEW.revision AND person_id = NEW.required_approver_id))) THEN
    RAISE EXCEPTION 'approvals are missing' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- A rule names people of its business: who makes payments, and who approves them.
CREATE FUNCTION keep_approval_rule_by_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.maker_id AND coalesce(business_id, id) = NEW.account_id AND role IN ('owner', 'maker') AND closed_at IS NULL;
  IF NOT FOUND OR NOT may_approve(NEW.approver_id, NEW.account_id) THEN
    RAISE EXCEPTION 'a rule names a maker and an approver of the business' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_rules_by_person_people';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_rules_by_person_people BEFORE INSERT OR UPDATE ON "approval_rules_by_person" FOR EACH ROW EXECUTE FUNCTION keep_approval_rule_by_person();
