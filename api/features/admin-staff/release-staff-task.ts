import { eq } from 'drizzle-orm'
import type { StaffTask } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { staffTaskOwners } from '#api/kernel/db/schema/staff-tasks.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireTask } from './staff-tasks.store.ts'

/** Whoever may take a task may also release it for somebody who is away. Throws `STAFF_TASK_NOT_FOUND`. */
export async function releaseStaffTask({ db }: Deps, { admin }: AdminBearer, taskId: string): Promise<StaffTask> {
  await requireTask(db, admin.id, taskId)
  await db.delete(staffTaskOwners).where(eq(staffTaskOwners.taskId, taskId))
  return requireTask(db, admin.id, taskId)
}
