import { and, desc, eq, sql } from 'drizzle-orm'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { WalletSpending } from '#api/contract/generated/schemas.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { ledgerAccountOf, walletOf } from '#api/ledger/find-wallet.ts'
import { COMPARISON_DAYS } from '#domain/constants.ts'
import { sar } from '#domain/money.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { percent } from './present-wallet.ts'
import { successfulWithin, sumOfAmounts } from './transactions.store.ts'

/** The payments of the main wallet or a sub-wallet by type, the largest sum first. Moves between its wallets do not count. */
export async function getWalletSpending(
  { db, clock }: Deps,
  { account }: AccountBearer,
  subWalletId?: string,
): Promise<WalletSpending> {
  const wallet = await walletOf(db, account.id)
  const { id } = await ledgerAccountOf(db, wallet.id, subWalletId)
  const today = riyadhDay(clock())
  const range = { from: addDays(today, 1 - COMPARISON_DAYS), to: today }
  const isSpending = and(eq(transactions.direction, 'out'), eq(transactions.isInternal, false))
  const types = await db
    .select({ type: transactions.type, amount: sumOfAmounts })
    .from(transactions)
    .where(and(successfulWithin(id, range), isSpending))
    .groupBy(transactions.type)
    .orderBy(desc(sql`2`), transactions.type)
  const total = types.reduce((sum, each) => sum + each.amount, 0)
  return {
    ...range,
    total: sar(total),
    shares: types.map(each => ({ type: each.type, amount: sar(each.amount), percent: percent(each.amount, total) })),
  }
}
