import { sql } from 'drizzle-orm'
import type { ActivityPeriod, WalletActivity } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type DayRange, successfulWithin, sumOfAmounts } from '#api/features/transactions/transactions.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'
import { addDays, type Day, riyadhDay, startOfQuarter } from '#domain/riyadh-time.ts'

/** Money in and out of the main wallet or a sub-wallet, one point for each part of the period. */
export async function getWalletActivity(
  { db, clock }: Deps,
  { account }: AccountBearer,
  period: ActivityPeriod,
  subWalletId?: string,
): Promise<WalletActivity> {
  const wallet = await walletOf(db, account.id)
  const { id } = await ledgerAccountOf(db, wallet.id, subWalletId)
  const ranges = RANGES[period](riyadhDay(clock()))
  const days = await sumsByDay(db, id, { from: ranges[0]!.from, to: ranges.at(-1)!.to })
  const sumOf = ({ from, to }: DayRange, direction: 'in' | 'out') =>
    days
      .filter(each => each.direction === direction && each.day >= from && each.day <= to)
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    period,
    points: ranges.map(range => ({ ...range, moneyIn: sar(sumOf(range, 'in')), moneyOut: sar(sumOf(range, 'out')) })),
  }
}

/** Ranges of the same number of days up to and including today, oldest first. */
const rangesOfDays = (count: number, days: number, today: Day): DayRange[] =>
  Array.from({ length: count }, (_, index) => {
    const to = addDays(today, -(count - 1 - index) * days)
    return { from: addDays(to, 1 - days), to }
  })

const quarters = (today: Day): DayRange[] =>
  [-3, -2, -1, 0].map(later => ({
    from: startOfQuarter(today, later),
    to: addDays(startOfQuarter(today, later + 1), -1),
  }))

const RANGES: Record<ActivityPeriod, (today: Day) => DayRange[]> = {
  week: today => rangesOfDays(7, 1, today),
  month: today => rangesOfDays(4, 7, today),
  year: quarters,
}

function sumsByDay(db: Db, accountId: string, range: DayRange) {
  const day = sql<Day>`to_char(${transactions.createdAt} at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), direction: transactions.direction, amount: sumOfAmounts })
    .from(transactions)
    .where(successfulWithin(accountId, range))
    .groupBy(sql`1`, transactions.direction)
}
