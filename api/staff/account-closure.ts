import { eq, inArray } from 'drizzle-orm'
import { AccountClosurePayload } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts, customerScreenings } from '#api/kernel/db/schema/auth.ts'
import { notificationPreferences, notifications } from '#api/kernel/db/schema/notifications.ts'
import { onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { devices, loginCalls, refreshTokens, sessions } from '#api/kernel/db/schema/sessions.ts'
import { webhookEndpoints, webhookRequests } from '#api/kernel/db/schema/webhooks.ts'
import { deleteAnnotations } from '#api/money/annotations/annotations.store.ts'
import { stopRequests } from '#api/money/approvals/approval-requests.ts'
import { removeBeneficiaries } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { closeWallet } from '#api/money/ledger/wallets.ts'
import { stopBatches } from '#api/money/transfers/transfer-batches.ts'
import { stopSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { cancelEmailChanges } from '#api/people/accounts/email-changes.ts'
import { deleteLockouts } from '#api/people/accounts/lockouts.ts'
import { cancelPhoneChanges } from '#api/people/accounts/phone-changes.ts'
import { type EndReason, endAllSessions } from '#api/people/accounts/sessions.ts'
import { revokeApiKeys } from '#api/people/api-keys/api-keys.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { closeRequestsOf } from '#api/people/documents/document-requests.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { endInvitations } from '#api/people/team/invitations.ts'
import { membersOf } from '#api/people/team/members.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'

/** Closes the account of a customer. Throws `WALLET_NOT_EMPTY`. */
export const accountClosure: RequestKind<'account_closure'> = {
  payload: AccountClosurePayload,
  async apply(tx, _deps, { request, payload: { customerId }, approvedBy, at }) {
    const phone = await closeAccount(tx, customerId, at)
    const subject = { kind: 'customer' as const, id: customerId, name: phone }
    const event = { adminId: approvedBy, subject, reason: request.reason, at }
    await recordAdminEvent(tx, { ...event, type: 'account_closed' })
    await notify(tx, { to: customerId, message: { key: 'account_closed' }, at })
  },
}

/**
 * Closes an open account for good. Deletes the data that only its use needed; the identity, the answers of the sign-up and the ledger are kept by
 * law. Returns the phone. Throws `WALLET_NOT_EMPTY`.
 */
export async function closeAccount(tx: Db, id: string, at: Date): Promise<string> {
  const phone = await endAccountUse(tx, id, at)
  await closeWallet(tx, id, at)
  await endPrograms(tx, id, at)
  return phone
}

/** Revokes the API keys of an account and deletes its webhook endpoints. */
export async function endPrograms(tx: Db, id: string, at: Date): Promise<void> {
  await revokeApiKeys(tx, id, at)
  await tx.delete(webhookRequests).where(eq(webhookRequests.accountId, id))
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.accountId, id))
}

/** Ends all use of an account except by programs. Money that is under way still moves in its wallet. Returns the phone. */
export async function endAccountUse(tx: Db, id: string, at: Date, reason: EndReason = 'admin'): Promise<string> {
  // Every transaction locks in this order: lockout, applicant, account, wallet.
  await deleteLockouts(tx, id)
  const { phone } = await lockApplicant(tx, id)
  await tx.update(accounts).set({ closedAt: at, passwordHash: '', passcodeHash: null }).where(eq(accounts.id, id))
  // The changes are locked before the wallet, as transfers do.
  await cancelPhoneChanges(tx, id, 'account_closed', at)
  await cancelEmailChanges(tx, id, 'account_closed', at)
  await stopRequests(tx, id, at)
  await stopSchedules(tx, id, at)
  await stopBatches(tx, id, at)
  await closeRequestsOf(tx, id, at)
  await removeBeneficiaries(tx, id, at)
  await deleteAnnotations(tx, id)
  await endAllSessions(tx, id, reason, at)
  await deleteCredentials(tx, id)
  await anonymiseDevices(tx, id)
  await tx.delete(savedBills).where(eq(savedBills.accountId, id))
  await tx.delete(approvalRules).where(eq(approvalRules.accountId, id))
  await tx.delete(customerScreenings).where(eq(customerScreenings.accountId, id))
  await tx.delete(notifications).where(eq(notifications.accountId, id))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.accountId, id))
  // Nobody acts for a business without an account. A member has no team.
  for (const member of await membersOf(tx, id)) await endAccountUse(tx, member.id, at)
  await endInvitations(tx, id, at)
  return phone
}

async function deleteCredentials(tx: Db, id: string): Promise<void> {
  const sessionIds = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id))
  await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, sessionIds))
  await tx.delete(loginCalls).where(eq(loginCalls.accountId, id))
  await tx.delete(onboardingTokens).where(eq(onboardingTokens.applicantId, id))
}

/** The security events refer to the devices, so the rows stay, without the data that identifies a device. */
async function anonymiseDevices(tx: Db, id: string): Promise<void> {
  const emptyColumns = { platform: '', userAgent: '', screenResolution: '', timezone: '' }
  await tx
    .update(devices)
    .set({ ...emptyColumns, fingerprint: devices.id })
    .where(eq(devices.accountId, id))
}
