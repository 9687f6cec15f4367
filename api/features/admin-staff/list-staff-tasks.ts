import type { StaffTaskList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { isBehind, PAGE_SIZE, pageOf, type WaitingQuery, waitingCursor } from '#api/staff/page-cursor.ts'
import { presentTasks, waitingTasks } from './staff-tasks.store.ts'

/** A page of what waits for the staff, the longest wait first. */
export async function listStaffTasks(
  { db }: Deps,
  { admin }: AdminBearer,
  { cursor }: WaitingQuery,
): Promise<StaffTaskList> {
  const tasks = await waitingTasks(db, ({ since, id }) => isBehind(cursor, since, id), PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(tasks, ({ since, id }) => waitingCursor(since, id))
  return { items: await presentTasks(db, admin.id, rows), nextCursor }
}
