CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_applicants_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_next_attempt_at" ON "messages" USING btree ("next_attempt_at");--> statement-breakpoint
-- Wakes the processes, which send it once it is committed.
CREATE FUNCTION notify_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'messages due');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_notify AFTER INSERT ON "messages" FOR EACH STATEMENT EXECUTE FUNCTION notify_of_messages();
