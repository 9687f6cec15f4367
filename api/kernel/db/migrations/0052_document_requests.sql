CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"due_on" date NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"document_id" uuid,
	"provided_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "document_requests_kind" CHECK ("document_requests"."kind" in ('commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other')),
	CONSTRAINT "document_requests_provided_by" CHECK ("document_requests"."document_id" is null or "document_requests"."provided_at" is not null),
	CONSTRAINT "document_requests_closed" CHECK (("document_requests"."closed_at" is null) = ("document_requests"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_document_id_business_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."business_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_one_of_a_kind" ON "document_requests" USING btree ("account_id","kind") WHERE "document_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "document_requests_of_document" ON "document_requests" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_requests_provided" ON "document_requests" USING btree ("provided_at","id") WHERE "document_requests"."closed_at" is null and "document_requests"."document_id" is not null;