import { eq } from 'drizzle-orm'
import type { StaffTask } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { staffTaskOwners } from '#api/kernel/db/schema/staff-tasks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireTask } from './staff-tasks.store.ts'

/** Of two administrators at once, one becomes the owner. Throws `STAFF_TASK_NOT_FOUND`, `STAFF_TASK_TAKEN`. */
export async function takeStaffTask({ db, clock }: Deps, { admin }: AdminBearer, taskId: string): Promise<StaffTask> {
  await requireTask(db, admin.id, taskId)
  await db.insert(staffTaskOwners).values({ taskId, adminId: admin.id, takenAt: clock() }).onConflictDoNothing()
  const [owner] = await db.select().from(staffTaskOwners).where(eq(staffTaskOwners.taskId, taskId))
  if (owner && owner.adminId !== admin.id) throw new PlinkError('STAFF_TASK_TAKEN')
  return requireTask(db, admin.id, taskId)
}
