import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EventType } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'

/**
 * The events of an account, for programs: see `listEvents`. Each is written in its transaction, by the triggers of money, states and holds, or by
 * `recordEvent`.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    /** The order of the changes of a wallet, which run one at a time. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type').$type<EventType>().notNull(),
    /** The reference of a transaction, or the id of another object. */
    objectId: text('object_id').notNull(),
    /**
     * For a row with states, the earlier values of the columns that change. For others, the object as it is presented, unless it never changes. It
     * contains no sealed column, so that a rotation of the keys does not have to change it.
     */
    was: jsonb('was'),
    /** The newest step of the state at that time. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('events_newest').on(table.accountId, table.sequence),
    index('events_by_type').on(table.accountId, table.type, table.sequence),
    index('events_created_at').using('brin', table.createdAt),
  ],
)
export type EventRow = typeof events.$inferSelect
