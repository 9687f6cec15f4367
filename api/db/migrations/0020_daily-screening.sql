CREATE TABLE "customer_screenings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"screened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hits" text[];--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_screenings" ADD CONSTRAINT "customer_screenings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER wallets_notify_of_status ON "wallets";--> statement-breakpoint
CREATE TRIGGER wallets_notify_of_status AFTER UPDATE ON "wallets" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.frozen_at IS DISTINCT FROM NEW.frozen_at) EXECUTE FUNCTION notify_of_wallet_row('settings');
