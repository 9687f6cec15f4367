-- Programs hear of the payment of a bill as of a transfer.
CREATE TRIGGER transfers_tell_of_bill AFTER INSERT ON "transfers" FOR EACH ROW
  WHEN (NEW.biller_code IS NOT NULL)
  EXECUTE FUNCTION tell_of_state('bill', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'bank_reason');--> statement-breakpoint
CREATE TRIGGER transfers_tell_of_bill_step AFTER UPDATE ON "transfers" FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state NOT IN ('submitting', 'unknown') AND NEW.biller_code IS NOT NULL)
  EXECUTE FUNCTION tell_of_state('bill', 'state', 'state_cause', 'state_since', 'confirmed_at', 'transaction_ref', 'bank_reason');
