import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment } from './columns.ts'

/** Which administrator works on which task. A row outlives its task, which may wait again, such as a case that the customer writes to. */
export const staffTaskOwners = pgTable('staff_task_owners', {
  /** The id of a review, a request, a transfer or another thing that waits. */
  taskId: uuid('task_id').primaryKey(),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => admins.id),
  takenAt: moment('taken_at').notNull(),
})
