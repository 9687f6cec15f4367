-- A reversal gives back what a direct payment took. What a transfer, a bill or a top-up has posted is undone by its own steps, which know
-- where the money is by then.
CREATE FUNCTION refuse_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT kind FROM postings WHERE id = NEW.posting_id) <> 'reversal' THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (
    SELECT FROM transactions original JOIN postings ON postings.id = original.posting_id
    WHERE original.reference_id = NEW.reversal_of AND postings.kind IN ('payment', 'hold')
      AND original.wallet_id = NEW.wallet_id AND original.amount = NEW.amount AND original.status = 'successful'
  ) THEN
    RAISE EXCEPTION 'only a direct payment is reversed, and as a whole' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- After the statement, which may write the posting too.
CREATE TRIGGER transactions_reverse_payments AFTER INSERT ON "transactions" FOR EACH ROW
  WHEN (NEW.reversal_of IS NOT NULL)
  EXECUTE FUNCTION refuse_reversal();
