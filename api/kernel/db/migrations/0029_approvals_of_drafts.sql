-- An approval is for what the payment is now, by somebody who may approve, has not confirmed it and has not prepared it.
CREATE OR REPLACE FUNCTION require_approver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM approval_requests request WHERE id = NEW.request_id AND state = 'waiting' AND revision = NEW.revision
    AND made_by <> NEW.person_id AND may_approve(NEW.person_id, account_id)
    AND NOT EXISTS (SELECT FROM transfers
      WHERE (id = request.transfer_id OR bill_order_id = request.bill_order_id) AND made_by = NEW.person_id)
    AND NOT EXISTS (SELECT FROM transfer_batches WHERE id = request.batch_id AND made_by = NEW.person_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody but another owner or approver approves a waiting payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_by_others';
  END IF;
  RETURN NEW;
END
$$;
