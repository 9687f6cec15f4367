CREATE TABLE "webhook_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"url" text NOT NULL,
	"event_types" text[],
	"enabled" boolean NOT NULL,
	"overlap_hours" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_requests_account" UNIQUE("account_id"),
	CONSTRAINT "webhook_requests_overlap" CHECK (("webhook_requests"."kind" = 'roll') = ("webhook_requests"."overlap_hours" is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook_requests" ADD CONSTRAINT "webhook_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The query of a URL may have a token, and events are stored readable.
ALTER TABLE "events" DISABLE TRIGGER "events_keep";--> statement-breakpoint
UPDATE "events" SET "was" = jsonb_set("was", '{url}', to_jsonb(regexp_replace("was"->>'url', '[?#].*$', '')))
  WHERE "type" IN ('ping', 'webhook_endpoint.disabled') AND "was"->>'url' LIKE '%?%';--> statement-breakpoint
ALTER TABLE "events" ENABLE TRIGGER "events_keep";
