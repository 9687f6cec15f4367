import { isNull, sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment, sealed, sealedForLookup } from './columns.ts'

/**
 * The ID numbers that compliance does not admit. A trigger prevents other changes than the one removal of an entry and sealing it with another key.
 */
export const denyListEntries = pgTable(
  'deny_list_entries',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    nationalId: sealedForLookup('national_id', 'national id').notNull(),
    /** The last digits of the ID number, so that people can tell entries apart. */
    lastDigits: text('last_digits').notNull(),
    reason: sealed('reason', 'note').notNull(),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => admins.id),
    addedAt: moment('added_at').notNull(),
    removedBy: uuid('removed_by').references(() => admins.id),
    removedAt: moment('removed_at'),
    removalReason: sealed('removal_reason', 'note'),
  },
  table => [
    uniqueIndex('deny_list_entries_active').on(table.nationalId).where(isNull(table.removedAt)),
    index('deny_list_entries_newest').on(table.sequence),
    index('deny_list_entries_last_digits').on(table.lastDigits, table.sequence),
    check('deny_list_entries_last_digits_four', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
    check(
      'deny_list_entries_removal_whole',
      sql`num_nulls(${table.removedBy}, ${table.removedAt}, ${table.removalReason}) in (0, 3)`,
    ),
  ],
)
