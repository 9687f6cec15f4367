import type { Notification, NotificationKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { approvalPath, beneficiaryPath, paths, transactionsPath, transferPath } from '#web/paths.ts'

/** Returns the page about the subject of a notification. */
export function notificationLink({
  kind,
  transactionRef,
  transferId,
  beneficiaryId,
  approvalId,
}: Notification): string {
  if (transactionRef) return transactionsPath({ reference: transactionRef })
  if (transferId) return transferPath(transferId)
  if (beneficiaryId) return beneficiaryPath(beneficiaryId)
  if (approvalId) return approvalPath(approvalId)
  return PAGES[kind] ?? paths.security
}

/** The pages of kinds without an object, if it is not the security page of the account. */
const PAGES: Partial<Record<NotificationKind, string>> = {
  wallet_activated: paths.wallet,
  wallet_deactivated: paths.wallet,
  wallet_frozen: paths.wallet,
  wallet_unfrozen: paths.wallet,
  wallet_limit_set: paths.limits,
  api_key_created: paths.developers,
  api_key_rolled: paths.developers,
  api_key_revoked: paths.developers,
  webhook_endpoint_set: paths.webhooks,
  webhook_endpoint_disabled: paths.webhooks,
  sms_off: paths.settings,
  review_decided: paths.dashboard,
  phone_change_asked: paths.settings,
  phone_changed: paths.settings,
  phone_change_cancelled: paths.settings,
  phone_change_failed: paths.settings,
  email_change_asked: paths.settings,
  email_changed: paths.settings,
  email_removed: paths.settings,
  approval_rules_set: paths.approvalRules,
  member_joined: paths.team,
  member_role_changed: paths.team,
  member_removed: paths.team,
  member_left: paths.team,
  document_requested: paths.documents,
}
