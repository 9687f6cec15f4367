import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { moment, sealed, sealedForLookup } from './columns.ts'

/** Accounts at billers that a customer pays regularly. */
export const savedBills = pgTable(
  'saved_bills',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    billerCode: text('biller_code').notNull(),
    billAccount: sealedForLookup('bill_account', 'bill account').notNull(),
    name: sealed('name', 'note').notNull(),
    createdAt: moment('created_at').notNull(),
    remind: boolean('remind').notNull(),
    /** The time at which the job asks the biller next. Null without a reminder. */
    dueAt: moment('due_at'),
    /** The due day of the last bill of which it has reminded. */
    remindedFor: date('reminded_for'),
  },
  table => [
    unique('saved_bills_once').on(table.accountId, table.billerCode, table.billAccount),
    index('saved_bills_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('saved_bills_reminder', sql`${table.remind} = (${table.dueAt} is not null)`),
  ],
)
export type SavedBillRow = typeof savedBills.$inferSelect
