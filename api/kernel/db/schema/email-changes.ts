import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { moment, sealed, stateColumns } from './columns.ts'

/** Changes of the email of a business. A trigger prevents changes of the request. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    /** The account that opened the business. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The owner who requested the change. */
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id),
    newEmail: sealed('new_email', 'email').notNull(),
    /** The hash of the newest link's token. It is kept when the link is used, so that a second use is recognised. */
    tokenHash: text('token_hash').notNull().unique(),
    ...stateColumns<
      | 'created'
      | 'link'
      | 'refused'
      | 'customer'
      | 'newer_change'
      | 'account_closed'
      | 'role_lost'
      | 'restored'
      | 'timeout'
    >()(['waiting', 'confirmed', 'failed', 'cancelled', 'expired']),
    createdAt: moment('created_at').notNull(),
    /** The expiry of the newest link. */
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    uniqueIndex('email_changes_one_open').on(table.accountId).where(sql`${table.state} = 'waiting'`),
    index('email_changes_newest').on(table.accountId, table.createdAt),
    index('email_changes_expiry').on(table.expiresAt).where(sql`${table.state} = 'waiting'`),
  ],
)
export type EmailChangeRow = typeof emailChanges.$inferSelect
