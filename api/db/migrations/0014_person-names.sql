ALTER TABLE "applicants" ADD COLUMN "person_name_arabic" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "person_name_english" text;