ALTER TABLE "card_top_ups" ADD CONSTRAINT "card_top_ups_transaction_id_unique" UNIQUE("transaction_id");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_transaction_ref_unique" UNIQUE("transaction_ref");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_returned_ref_unique" UNIQUE("returned_ref");