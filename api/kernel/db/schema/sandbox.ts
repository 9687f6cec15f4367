import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { halalas, moment } from './columns.ts'

/** The messages on the pretend phones. The tables of the simulated providers are empty in live mode. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    body: text('body').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  table => [index('sandbox_messages_phone').on(table.phone, table.sentAt)],
)

export const sandboxEmails = pgTable(
  'sandbox_emails',
  {
    id: uuid('id').primaryKey(),
    recipientId: uuid('recipient_id').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  table => [index('sandbox_emails_recipient').on(table.recipientId, table.sentAt)],
)

export const sandboxNafathRequests = pgTable(
  'sandbox_nafath_requests',
  {
    id: uuid('id').primaryKey(),
    nationalId: text('national_id').notNull(),
    phone: text('phone').notNull(),
    decision: text('decision', { enum: ['approve', 'decline', 'review', 'reject', 'expire'] }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sandbox_nafath_requests_phone').on(table.phone, table.createdAt)],
)

export const sandboxCalls = pgTable(
  'sandbox_calls',
  {
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    /** The pressed key. */
    digit: integer('digit'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sandbox_calls_phone').on(table.phone, table.createdAt)],
)

/** The first attempts to open an account for identities of the scenario `profile_fails_once`, which fail. */
export const sandboxProfileFailures = pgTable('sandbox_profile_failures', {
  nationalId: text('national_id').primaryKey(),
  attempt: text('attempt').notNull(),
})

/** The test businesses that programs have created, by their open accounts: a reset gives a business another account. */
export const sandboxBusinesses = pgTable('sandbox_businesses', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  openingBalance: halalas('opening_balance').notNull(),
  /** How far the clock of the business is ahead of ours. It never goes back. */
  millisecondsAhead: bigint('milliseconds_ahead', { mode: 'number' }).notNull().default(0),
})
