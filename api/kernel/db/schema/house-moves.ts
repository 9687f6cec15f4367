import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The places of the customers' money outside their wallets. Their balances add up to the balances of all wallets: `suspense` (money that no
 * customer owns yet) and `fees` (money that is ours) are negative, and `between_wallets` is 0.
 */
export const HOUSE_ACCOUNTS = [
  'safeguarding',
  'cards_in_transit',
  'payouts_in_transit',
  'suspense',
  'fees',
  'between_wallets',
] as const
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Money that moves between house accounts. A posting mirrors its money with `houseAccount`, which is not repeated here. Append-only. */
export const houseMoves = pgTable(
  'house_moves',
  {
    id: uuid('id').primaryKey(),
    /** The idempotency key of the move, such as `settled <top-up id>`. */
    key: text('key').notNull().unique(),
    from: text('from_account', { enum: HOUSE_ACCOUNTS }).notNull(),
    to: text('to_account', { enum: HOUSE_ACCOUNTS }).notNull(),
    /** The amount in halalas. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('house_moves_created_at').on(table.createdAt),
    check('house_moves_amount', sql`${table.amount} > 0`),
    check(
      'house_moves_accounts',
      sql`${table.from} <> ${table.to} and 'between_wallets' not in (${table.from}, ${table.to})`,
    ),
  ],
)
