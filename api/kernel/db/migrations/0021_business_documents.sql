CREATE TABLE "business_document_chunks" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "business_document_chunks_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "business_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"content_key" text NOT NULL,
	"size_bytes" integer,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "business_documents_slot" UNIQUE("account_id","slot"),
	CONSTRAINT "business_documents_kind" CHECK ("business_documents"."kind" in ('commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other')),
	CONSTRAINT "business_documents_slots" CHECK ("business_documents"."slot" between 1 and 20),
	CONSTRAINT "business_documents_completed" CHECK (("business_documents"."completed_at" is null) = ("business_documents"."size_bytes" is null)),
	CONSTRAINT "business_documents_size" CHECK ("business_documents"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "business_document_chunks" ADD CONSTRAINT "business_document_chunks_document_id_business_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."business_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_documents" ADD CONSTRAINT "business_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_documents" ADD CONSTRAINT "business_documents_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_documents_unfinished" ON "business_documents" USING btree ("created_at") WHERE "business_documents"."completed_at" is null;