import type { StaffRequest, StaffUnlockRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Admin } from '#api/kernel/db/schema/admin.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { findAdmin, normaliseEmail } from '#api/staff/admins.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/**
 * Asks for the end of the sign-in locks of a colleague, which a second person decides. It does not check for a lock, because one may begin
 * or end before the decision.
 */
export async function requestStaffUnlock(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { email, reason }: StaffUnlockRequest,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const colleague = await requireColleague(db, email)
  return db.transaction(async tx => {
    const requestId = await createStaffRequest(tx, {
      payload: { kind: 'staff_unlock', adminId: colleague.id },
      subjectId: colleague.id,
      subjectName: colleague.email,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: clock(),
    })
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}

async function requireColleague(db: Db, text: string): Promise<Admin> {
  const email = normaliseEmail(text)
  const colleague = email === undefined ? undefined : await findAdmin(db, email)
  if (!colleague || colleague.disabledAt) throw new PlinkError('ADMIN_NOT_FOUND')
  return colleague
}
