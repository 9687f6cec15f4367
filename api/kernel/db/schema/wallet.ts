import { sql } from 'drizzle-orm'
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SetLimitAction, WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { LIMIT_RANGES } from '#domain/constants.ts'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'

/** The wallets, one per account. Every change of its money, limits or sub-wallets locks the row of a wallet. */
export const wallets = pgTable('wallets', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  status: text('status', { enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  /** The time since which compliance keeps all money inside. */
  frozenAt: moment('frozen_at'),
  /** The time since which the account is closed. Money no longer moves in the wallet. */
  closedAt: moment('closed_at'),
  /** The `sequence` of the newest transaction that its owner has seen. */
  seenSequence: bigint('seen_sequence', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
})
export type Wallet = typeof wallets.$inferSelect

/** The scope of a limit: `overall`, or a type of transaction. */
export type LimitScope = 'overall' | NonNullable<SetLimitAction['transactionType']>

const HIGHEST = {
  daily: sql.raw(String(LIMIT_RANGES.daily.maximum)),
  monthly: sql.raw(String(LIMIT_RANGES.monthly.maximum)),
}

/** The limits that the owner has set, in halalas. Without a row the default limits apply to the whole wallet, and none to a type. */
export const walletLimits = pgTable(
  'wallet_limits',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    scope: text('scope').$type<LimitScope>().notNull(),
    period: text('period', { enum: ['daily', 'monthly'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.walletId, table.scope, table.period] }),
    check(
      'wallet_limits_range',
      sql`${table.amount} between 0 and case ${table.period} when 'daily' then ${HIGHEST.daily} else ${HIGHEST.monthly} end`,
    ),
  ],
)

/** The usage of a limit in the day or month in Riyadh that begins at `startsOn`: committed money, including holds. */
export const limitUsage = pgTable(
  'limit_usage',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    scope: text('scope').$type<LimitScope>().notNull(),
    period: text('period', { enum: ['daily', 'monthly'] }).notNull(),
    startsOn: date('starts_on').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.walletId, table.scope, table.period, table.startsOn] }),
    check('limit_usage_not_negative', sql`${table.used} >= 0`),
  ],
)

/** Changes that wait for their code. The code is bound to type and parameters, so it does not confirm a modified row. */
export const walletActions = pgTable(
  'wallet_actions',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    request: jsonb('request').$type<WalletActionRequest>().notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  table => [index('wallet_actions_created_at').on(table.createdAt)],
)
export type WalletActionRow = typeof walletActions.$inferSelect
