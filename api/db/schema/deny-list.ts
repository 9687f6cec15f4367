import { isNull, sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment } from './columns.ts'

/** The ID numbers that compliance does not admit. A trigger keeps what was written: an entry can only be removed, once. */
export const denyListEntries = pgTable(
  'deny_list_entries',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** A keyed hash of the ID number, which is stored nowhere. */
    idHash: text('id_hash').notNull(),
    /** Of the ID number, so that people can tell entries apart. */
    lastDigits: text('last_digits').notNull(),
    reason: text('reason').notNull(),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => admins.id),
    addedAt: moment('added_at').notNull(),
    removedBy: uuid('removed_by').references(() => admins.id),
    removedAt: moment('removed_at'),
    removalReason: text('removal_reason'),
  },
  table => [
    uniqueIndex('deny_list_entries_active').on(table.idHash).where(isNull(table.removedAt)),
    index('deny_list_entries_newest').on(table.sequence),
    index('deny_list_entries_last_digits').on(table.lastDigits, table.sequence),
    check('deny_list_entries_last_digits_four', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
    check(
      'deny_list_entries_removal_whole',
      sql`num_nulls(${table.removedBy}, ${table.removedAt}, ${table.removalReason}) in (0, 3)`,
    ),
  ],
)
