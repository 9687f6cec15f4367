CREATE TABLE "staff_task_owners" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_task_owners" ADD CONSTRAINT "staff_task_owners_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
