import { StaffUnlockPayload } from '#api/contract/generated/schemas.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'
import { endStaffLocks } from './sign-in-attempts.ts'

/** Ends the sign-in locks of a member of the staff. The name of the subject is the email. */
export const staffUnlock: RequestKind<'staff_unlock'> = {
  payload: StaffUnlockPayload,
  async apply(tx, { secretKey }, { request, payload: { adminId }, approvedBy, at }) {
    const { subjectName: email, reason } = request
    await endStaffLocks(tx, secretKey, email)
    const subject = { kind: 'admin' as const, id: adminId, name: email }
    await recordAdminEvent(tx, { adminId: approvedBy, type: 'staff_locks_ended', subject, reason, at })
  },
}
