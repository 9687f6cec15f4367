CREATE TABLE "contact_requests" (
	"phone" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("requested_at");