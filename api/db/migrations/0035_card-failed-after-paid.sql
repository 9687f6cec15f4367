ALTER TABLE "money_exceptions" DROP CONSTRAINT "money_exceptions_kind";--> statement-breakpoint
ALTER TABLE "money_exceptions" ADD CONSTRAINT "money_exceptions_kind" CHECK (case "money_exceptions"."kind"
      when 'card_payment_differs' then "money_exceptions"."top_up_id" is not null
      when 'card_failed_after_paid' then "money_exceptions"."top_up_id" is not null
      when 'card_money_missing' then "money_exceptions"."top_up_id" is not null
      when 'bank_credit_differs' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_not_returned' then "money_exceptions"."credit_id" is not null
      when 'bank_credit_currency' then num_nonnulls("money_exceptions"."top_up_id", "money_exceptions"."credit_id", "money_exceptions"."transfer_id") = 0
      when 'payout_differs' then "money_exceptions"."transfer_id" is not null
      when 'payout_paid_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_failed_after_paid' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_after_failed' then "money_exceptions"."transfer_id" is not null
      when 'payout_returned_to_closed' then "money_exceptions"."transfer_id" is not null
      else false end);