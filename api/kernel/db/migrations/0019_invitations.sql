CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"state_cause" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('owner', 'maker', 'approver', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "member_phone_end" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "member_role" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_business_id_accounts_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("business_id","phone") WHERE "invitations"."state" in ('unconfirmed', 'open');--> statement-breakpoint
CREATE INDEX "invitations_phone" ON "invitations" USING btree ("phone") WHERE "invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "invitations_expire" ON "invitations" USING btree ("expires_at") WHERE "invitations"."state" in ('unconfirmed', 'open');--> statement-breakpoint
CREATE INDEX "applicants_invitation" ON "applicants" USING btree ("invitation_id") WHERE "applicants"."invitation_id" is not null;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id");--> statement-breakpoint
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES
  ('invitations', '', 'unconfirmed'),
  ('invitations', 'unconfirmed', 'open'),
  ('invitations', 'unconfirmed', 'revoked'),
  ('invitations', 'unconfirmed', 'expired'),
  ('invitations', 'open', 'accepted'),
  ('invitations', 'open', 'revoked'),
  ('invitations', 'open', 'expired');--> statement-breakpoint
CREATE TRIGGER invitations_take_steps AFTER INSERT OR UPDATE ON "invitations" FOR EACH ROW EXECUTE FUNCTION take_step();--> statement-breakpoint
-- The code was for this phone and this role. Only sealing anew may change how they are written.
CREATE FUNCTION keep_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed text[] := '{phone,name}';
  progress text[] := '{expires_at,state,state_cause,state_since}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - progress = to_jsonb(OLD) - progress THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('plink.resealing', true) = 'on' AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an invitation keeps its values' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER invitations_keep BEFORE UPDATE OR DELETE ON "invitations" FOR EACH ROW EXECUTE FUNCTION keep_invitation();--> statement-breakpoint
-- Nobody becomes a member, or gets a role at first, without an invitation that says so.
CREATE FUNCTION require_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM applicants JOIN invitations ON invitations.id = applicants.invitation_id
    WHERE applicants.id = NEW.id AND invitations.business_id = NEW.business_id AND invitations.role = NEW.role AND invitations.state = 'accepted';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a member joins with an accepted invitation of the business' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_of_invitation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER accounts_of_invitation BEFORE INSERT ON "accounts" FOR EACH ROW WHEN (NEW.business_id IS NOT NULL) EXECUTE FUNCTION require_invitation();
