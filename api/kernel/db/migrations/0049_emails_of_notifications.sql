ALTER TABLE "messages" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "email" boolean DEFAULT false NOT NULL;