import { and, eq, isNull, ne } from 'drizzle-orm'
import type { SignInCall, SignInCallRequestOutput as SignInCallRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Changes whether a phone call confirms each sign-in. Throws `SIGN_IN_CALL_UNCHANGED`, `ACCOUNT_NOT_FOUND`, `ACCOUNT_CLOSED`. */
export async function changeSignInCall(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  id: string,
  { signInCall, reason }: SignInCallRequest,
): Promise<SignInCall> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(db, id)
  if (customer.applicant.closedAt) throw new PlinkError('ACCOUNT_CLOSED')
  if (!customer.applicant.accountCreatedAt) throw new PlinkError('ACCOUNT_NOT_FOUND')
  const subject = customerSubject(customer)
  const changes = [{ field: 'signInCall', from: String(!signInCall), to: String(signInCall) }]
  return db.transaction(async tx => {
    const at = clock()
    await setSignInCall(tx, id, signInCall)
    const event = { adminId: admin.id, subject, reason: visibleReason, changes, at }
    await recordAdminEvent(tx, { ...event, type: 'sign_in_call_changed' })
    await notify(tx, { to: id, message: { key: signInCall ? 'sign_in_call_on' : 'sign_in_call_off' }, at })
    return keepResponse(tx, { signInCall })
  })
}

/** If several calls come at once, one of them changes it. */
async function setSignInCall(tx: Db, id: string, signInCall: boolean): Promise<void> {
  const { signInCheck } = accounts
  const isOther = signInCall ? ne(signInCheck, 'code_and_call') : eq(signInCheck, 'code_and_call')
  const rows = await tx
    .update(accounts)
    .set({ signInCheck: signInCall ? 'code_and_call' : 'code' })
    .where(and(eq(accounts.id, id), isNull(accounts.closedAt), isOther))
    .returning({ id: accounts.id })
  if (rows.length === 0) throw new PlinkError('SIGN_IN_CALL_UNCHANGED')
}
