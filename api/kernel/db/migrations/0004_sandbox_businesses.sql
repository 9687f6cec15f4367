CREATE TABLE "sandbox_businesses" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"opening_balance" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_businesses" ADD CONSTRAINT "sandbox_businesses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;