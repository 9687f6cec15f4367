import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { moment, sealed, stateColumns } from './columns.ts'

/** Changes of the mobile number of an account. A trigger prevents changes of the request. */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    oldPhone: sealed('old_phone', 'phone').notNull(),
    newPhone: sealed('new_phone', 'phone').notNull(),
    ...stateColumns<
      | 'created'
      | 'code'
      | 'time'
      | 'customer'
      | 'newer_change'
      | 'timeout'
      | 'phone_taken'
      | 'account_closed'
      | 'restored'
      | 'password_reset'
    >()(['confirming_current', 'confirming_new', 'waiting', 'changed', 'failed', 'cancelled', 'expired']),
    createdAt: moment('created_at').notNull(),
    takesEffectAt: moment('takes_effect_at'),
    /** The time of the next job: the change takes effect, or its codes expire. */
    dueAt: moment('due_at'),
  },
  table => [
    uniqueIndex('phone_changes_one_open')
      .on(table.accountId)
      .where(sql`${table.state} in ('confirming_current', 'confirming_new', 'waiting')`),
    index('phone_changes_newest').on(table.accountId, table.createdAt),
    index('phone_changes_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check(
      'phone_changes_confirmed',
      sql`${table.state} not in ('waiting', 'changed', 'failed') or ${table.takesEffectAt} is not null`,
    ),
    check(
      'phone_changes_due_states',
      sql`(${table.state} in ('confirming_current', 'confirming_new', 'waiting')) = (${table.dueAt} is not null)`,
    ),
  ],
)
export type PhoneChangeRow = typeof phoneChanges.$inferSelect
