ALTER TABLE "approval_requests" VALIDATE CONSTRAINT "approval_requests_required_approver_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "approval_requests" VALIDATE CONSTRAINT "approval_requests_required";
