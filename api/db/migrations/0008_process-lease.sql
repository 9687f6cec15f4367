CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "process_id" uuid;