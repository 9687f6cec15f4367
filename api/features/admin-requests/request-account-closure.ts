import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { requireEmptyWallet } from '#api/money/ledger/wallets.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Asks for the closure of an account, which a second person decides. The money is checked again then. */
export async function requestAccountClosure(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  customerId: string,
  reason: string,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const { applicant } = await requireCustomer(db, customerId)
  if (applicant.closedAt) throw new PlinkError('ACCOUNT_CLOSED')
  if (!applicant.accountCreatedAt) throw new PlinkError('ACCOUNT_NOT_FOUND')
  await requireEmptyWallet(db, customerId)
  return db.transaction(async tx => {
    const requestId = await createStaffRequest(tx, {
      payload: { kind: 'account_closure', customerId },
      subjectId: customerId,
      subjectName: applicant.phone,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: clock(),
    })
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}
