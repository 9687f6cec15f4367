CREATE TABLE "terms_acceptances" (
	"applicant_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_applicant_id_version_pk" PRIMARY KEY("applicant_id","version")
);
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;