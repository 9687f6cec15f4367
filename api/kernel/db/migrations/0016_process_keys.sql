ALTER TABLE "server_processes" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "server_processes" ADD COLUMN "key_ids" text[];