import type { Deps } from '#api/deps.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import { type AdminBearer, endAdminSession } from '#api/staff/admin-sessions.ts'

export async function logoutAdmin({ db, clock }: Deps, { admin, adminSessionId }: AdminBearer): Promise<void> {
  const now = clock()
  await db.transaction(async tx => {
    await endAdminSession(tx, adminSessionId, now)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'signed_out', at: now })
  })
}
