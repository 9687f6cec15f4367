-- What administrators did stays as it was written, whoever connects.
CREATE TRIGGER admin_events_append_only BEFORE UPDATE OR DELETE ON "admin_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
