import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SuspendedTopUpCause, SuspenseCause, TopUpCause } from '#api/contract/generated/schemas.ts'
import { halalas, moment, sealed, sealedForLookup, stateColumns } from './columns.ts'
import { subWallets } from './ledger.ts'
import { wallets } from './wallet.ts'

/**
 * Top-ups by card. The id is also that of the payment at the card provider, which charges each id once. `credited + suspended` is the money that
 * the card provider has brought us for it.
 */
export const cardTopUps = pgTable(
  'card_top_ups',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    subWalletId: text('sub_wallet_id').references(() => subWallets.id),
    amount: halalas('amount').notNull(),
    ...stateColumns<TopUpCause>()([
      'created',
      'awaiting_3ds',
      'paid',
      'settled',
      'failed',
      'expired',
      'refunded',
      'disputed',
    ]),
    createdAt: moment('created_at').notNull(),
    /** The time at which the card was last sent to the provider. Null for an open top-up while the provider knows of no payment. */
    startedAt: moment('started_at'),
    /** The time at which the provider's form was last opened, from which a card may reach the provider without us. */
    formOpenedAt: moment('form_opened_at'),
    /** The provider's reference. */
    reference: text('reference'),
    threeDsUrl: text('three_ds_url'),
    /** The time at which the job asks the provider next. Null when there is nothing to ask. */
    dueAt: moment('due_at'),
    /** The transaction that brought the money into the wallet. */
    transactionId: text('transaction_id').unique(),
    /** The part that the wallet has. */
    credited: halalas('credited').notNull().default(0),
    /** The part in suspense. It is the customer's money if positive, and a debt of the customer if negative. */
    suspended: halalas('suspended').notNull().default(0),
    /** The time since which money is in suspense, and the cause. */
    suspendedSince: moment('suspended_since'),
    suspendedCause: text('suspended_cause').$type<SuspendedTopUpCause>(),
    /** The time at which two people agreed that the money in suspense goes back to the card. The provider reports when it has. */
    refundAgreedAt: moment('refund_agreed_at'),
    /** The amount that went back to the card. */
    refunded: halalas('refunded').notNull().default(0),
    /** The time at which money last went back. */
    refundedAt: moment('refunded_at'),
    /** The time at which the whole payment of a failed or expired top-up had gone back to the card, even if it had another amount. */
    returnedAt: moment('returned_at'),
    settledAt: moment('settled_at'),
  },
  table => [
    index('card_top_ups_newest').on(table.walletId, table.createdAt, table.id),
    index('card_top_ups_newest_of_all').on(table.createdAt, table.id),
    // The staff searches by amount.
    index('card_top_ups_of_amount').on(table.amount, table.createdAt, table.id),
    index('card_top_ups_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('card_top_ups_reference').on(table.reference),
    index('card_top_ups_in_transit')
      .on(table.createdAt)
      .where(sql`${table.settledAt} is null and ${table.credited} + ${table.suspended} <> 0`),
    index('card_top_ups_refunded').on(table.refundedAt).where(sql`${table.refundedAt} is not null`),
    index('card_top_ups_suspended').on(table.suspendedSince).where(sql`${table.suspended} > 0`),
    check(
      'card_top_ups_suspended_why',
      sql`${table.suspended} <= 0 or num_nulls(${table.suspendedSince}, ${table.suspendedCause}) = 0`,
    ),
    check('card_top_ups_returned', sql`${table.returnedAt} is null or ${table.state} in ('failed', 'expired')`),
    check('card_top_ups_amount', sql`${table.amount} > 0`),
    check('card_top_ups_credited', sql`${table.credited} between 0 and ${table.amount}`),
    check('card_top_ups_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check('card_top_ups_refunded_when', sql`${table.refunded} = 0 or ${table.refundedAt} is not null`),
    check('card_top_ups_received', sql`${table.credited} + ${table.suspended} between 0 and ${table.amount}`),
    check(
      'card_top_ups_paid',
      sql`${table.state} not in ('created', 'awaiting_3ds') or (${table.credited} = 0 and ${table.suspended} = 0)`,
    ),
  ],
)
export type CardTopUp = typeof cardTopUps.$inferSelect

/** The IBAN of each wallet at the safeguarding bank. */
export const walletIbans = pgTable('wallet_ibans', {
  id: uuid('id').primaryKey(),
  walletId: uuid('wallet_id')
    .notNull()
    .unique()
    .references(() => wallets.id),
  iban: sealedForLookup('iban', 'iban').notNull().unique(),
  openedAt: moment('opened_at').notNull(),
})

export type BankCreditCause = 'received' | 'credited' | 'decided_by_staff' | SuspenseCause

/** Money that arrived at the safeguarding bank. There is one row for each reference of the bank. */
export const bankCredits = pgTable(
  'bank_credits',
  {
    id: uuid('id').primaryKey(),
    bankReference: text('bank_reference').notNull().unique(),
    iban: sealedForLookup('iban', 'iban').notNull(),
    amount: halalas('amount').notNull(),
    remitterName: sealed('remitter_name', 'person name').notNull(),
    remitterIban: sealed('remitter_iban', 'iban'),
    bookedAt: moment('booked_at').notNull(),
    ...stateColumns<BankCreditCause>()(['received', 'credited', 'suspense', 'sent_back']),
    /** The wallet of the IBAN, or the one that staff has chosen. */
    walletId: uuid('wallet_id').references(() => wallets.id),
    /** The transaction that brought the money into the wallet. */
    transactionId: text('transaction_id'),
    createdAt: moment('created_at').notNull(),
    /** The time at which the bank sent it back, after staff decided so. */
    sentBackAt: moment('sent_back_at'),
  },
  table => [
    index('bank_credits_of_wallet').on(table.walletId, table.bookedAt),
    index('bank_credits_newest').on(table.createdAt),
    index('bank_credits_newest_sent_back').on(table.sentBackAt).where(sql`${table.sentBackAt} is not null`),
    index('bank_credits_to_decide').on(table.stateSince).where(sql`${table.state} = 'suspense'`),
    index('bank_credits_to_send_back')
      .on(table.stateSince)
      .where(sql`${table.state} = 'sent_back' and ${table.sentBackAt} is null`),
    check('bank_credits_amount', sql`${table.amount} > 0`),
    check('bank_credits_wallet', sql`${table.state} <> 'credited' or ${table.walletId} is not null`),
  ],
)
export type BankCreditRow = typeof bankCredits.$inferSelect
