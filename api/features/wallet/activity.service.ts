import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { ActivityPeriod, WalletActivity, WalletSpending } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import { COMPARISON_DAYS } from '#domain/constants.ts'
import { addDays, type Day, endOfDay, riyadhDay, startOfDay, startOfQuarter } from '#domain/riyadh-time.ts'
import { sar } from './present-wallet.ts'
import { percent } from './wallet.service.ts'

interface Span {
  from: Day
  /** The last day. */
  to: Day
}

/** Spans of as many days, up to and including today, oldest first. */
const spansOfDays = (count: number, days: number, today: Day): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const to = addDays(today, -(count - 1 - index) * days)
    return { from: addDays(to, 1 - days), to }
  })

const quarters = (today: Day): Span[] =>
  [-3, -2, -1, 0].map(later => ({
    from: startOfQuarter(today, later),
    to: addDays(startOfQuarter(today, later + 1), -1),
  }))

const SPANS: Record<ActivityPeriod, (today: Day) => Span[]> = {
  week: today => spansOfDays(7, 1, today),
  month: today => spansOfDays(4, 7, today),
  year: quarters,
}

/** Money in and out of an account, a point for each part of the period. */
export async function activityOf(
  db: Db,
  accountId: string,
  period: ActivityPeriod,
  now: Date,
): Promise<WalletActivity> {
  const spans = SPANS[period](riyadhDay(now))
  const days = await sumsByDay(db, accountId, { from: spans[0]!.from, to: spans.at(-1)!.to })
  const sumOf = ({ from, to }: Span, direction: 'in' | 'out') =>
    days
      .filter(each => each.direction === direction && each.day >= from && each.day <= to)
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    period,
    points: spans.map(span => ({ ...span, moneyIn: sar(sumOf(span, 'in')), moneyOut: sar(sumOf(span, 'out')) })),
  }
}

const amount = sql<number>`sum(${transactions.amount})`.mapWith(Number)
const isSuccessful = (accountId: string, { from, to }: Span) =>
  and(
    eq(transactions.accountId, accountId),
    eq(transactions.status, 'successful'),
    gte(transactions.createdAt, startOfDay(from)),
    lt(transactions.createdAt, endOfDay(to)),
  )

function sumsByDay(db: Db, accountId: string, span: Span) {
  const day = sql<Day>`to_char(${transactions.createdAt} at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), direction: transactions.direction, amount })
    .from(transactions)
    .where(isSuccessful(accountId, span))
    .groupBy(sql`1`, transactions.direction)
}

/** What the money of an account went for. */
export async function spendingOf(db: Db, accountId: string, now: Date): Promise<WalletSpending> {
  const today = riyadhDay(now)
  const span = { from: addDays(today, 1 - COMPARISON_DAYS), to: today }
  const isSpending = and(eq(transactions.direction, 'out'), eq(transactions.isInternal, false))
  const types = await db
    .select({ type: transactions.type, amount })
    .from(transactions)
    .where(and(isSuccessful(accountId, span), isSpending))
    .groupBy(transactions.type)
    .orderBy(desc(sql`2`), transactions.type)
  const total = types.reduce((sum, each) => sum + each.amount, 0)
  return {
    ...span,
    total: sar(total),
    shares: types.map(each => ({ type: each.type, amount: sar(each.amount), percent: percent(each.amount, total) })),
  }
}
