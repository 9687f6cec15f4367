import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment, sealed } from './columns.ts'
import { bankCredits, cardTopUps } from './top-ups.ts'
import { transfers } from './transfers.ts'
import { wallets } from './wallet.ts'

/** One side's statement of an amount of money. Values that it does not state are undefined. It contains nothing that names a person. */
export interface MoneyStatement {
  /** The amount in the smallest unit of the currency. */
  amount?: number
  currency?: string
  state?: string
  /** Our number of the payment or payout. */
  number?: string
  /** The reference of the bank or provider. */
  reference?: string
}

/**
 * A report of a bank or provider that contradicts our books. Nothing is posted for it: staff clears it up with them. A trigger prevents any change
 * but the one resolution.
 */
export const moneyExceptions = pgTable(
  'money_exceptions',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** One key for each exception, however often it is detected. */
    key: text('key').notNull().unique(),
    kind: text('kind', {
      enum: [
        'card_payment_differs',
        'card_failed_after_paid',
        'card_money_missing',
        'bank_credit_differs',
        'bank_credit_currency',
        'bank_credit_not_returned',
        'payout_differs',
        'payout_paid_after_failed',
        'payout_failed_after_paid',
        'payout_returned_after_failed',
        'payout_returned_to_closed',
      ],
    }).notNull(),
    /** The wallet that the money belongs to, if that is known. */
    walletId: uuid('wallet_id').references(() => wallets.id),
    topUpId: uuid('top_up_id').references(() => cardTopUps.id),
    creditId: uuid('credit_id').references(() => bankCredits.id),
    transferId: uuid('transfer_id').references(() => transfers.id),
    /** The statement of our books. */
    expected: jsonb('expected').$type<MoneyStatement>().notNull(),
    /** The statement of the bank or provider. */
    stated: jsonb('stated').$type<MoneyStatement>().notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedBy: uuid('resolved_by').references(() => admins.id),
    resolvedAt: moment('resolved_at'),
    note: sealed('note', 'note'),
  },
  table => [
    index('money_exceptions_open').on(table.sequence).where(isNull(table.resolvedAt)),
    index('money_exceptions_resolved').on(table.resolvedAt, table.sequence).where(isNotNull(table.resolvedAt)),
    index('money_exceptions_of_top_up').on(table.topUpId).where(isNotNull(table.topUpId)),
    index('money_exceptions_of_transfer').on(table.transferId).where(isNotNull(table.transferId)),
    check(
      'money_exceptions_kind',
      sql`case ${table.kind}
      when 'card_payment_differs' then ${table.topUpId} is not null
      when 'card_failed_after_paid' then ${table.topUpId} is not null
      when 'card_money_missing' then ${table.topUpId} is not null
      when 'bank_credit_differs' then ${table.creditId} is not null
      when 'bank_credit_not_returned' then ${table.creditId} is not null
      when 'bank_credit_currency' then num_nonnulls(${table.topUpId}, ${table.creditId}, ${table.transferId}) = 0
      when 'payout_differs' then ${table.transferId} is not null
      when 'payout_paid_after_failed' then ${table.transferId} is not null
      when 'payout_failed_after_paid' then ${table.transferId} is not null
      when 'payout_returned_after_failed' then ${table.transferId} is not null
      when 'payout_returned_to_closed' then ${table.transferId} is not null
      else false end`,
    ),
    check(
      'money_exceptions_one_subject',
      sql`num_nonnulls(${table.topUpId}, ${table.creditId}, ${table.transferId}) < 2`,
    ),
    check(
      'money_exceptions_wallet',
      sql`num_nonnulls(${table.topUpId}, ${table.transferId}) = 0 or ${table.walletId} is not null`,
    ),
    check(
      'money_exceptions_resolution_whole',
      sql`num_nulls(${table.resolvedBy}, ${table.resolvedAt}, ${table.note}) in (0, 3)`,
    ),
  ],
)
export type MoneyException = typeof moneyExceptions.$inferSelect
