CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"provider_call_id" text,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_calls_token" UNIQUE("token_hash"),
	CONSTRAINT "voice_calls_status" CHECK ("voice_calls"."status" in ('calling', 'pending', 'confirmed', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX "voice_calls_created_at" ON "voice_calls" USING btree ("created_at");