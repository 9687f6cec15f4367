import { sql } from 'drizzle-orm'
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SetLimitAction, WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { LIMIT_RANGES } from '#domain/constants.ts'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'

/** One per account. Every change of its money, limits or sub-wallets locks its row. */
export const wallets = pgTable('wallets', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  status: text('status', { enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  /** Since when compliance keeps all money inside. */
  frozenAt: moment('frozen_at'),
  /** Since when its account is closed. No money moves in it any more. */
  closedAt: moment('closed_at'),
  /** The `sequence` of the newest transaction that its owner has seen. */
  seenSequence: bigint('seen_sequence', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
})
export type Wallet = typeof wallets.$inferSelect

/** `overall`, or the type of transaction that a limit is for. */
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

/** What counts towards a limit in the day or month in Riyadh that begins at `startsOn`: money that is committed, holds included. */
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

/** Changes that wait for their code. The code is bound to type and parameters, so a modified row has no code. */
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
