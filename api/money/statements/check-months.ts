import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { ledgerAccounts } from '#api/kernel/db/schema/ledger.ts'
import { closedMonths } from '#api/kernel/db/schema/statements.ts'
import { NEWEST } from './statement.store.ts'

/** Checking this many delays another request of the embedded database by only a few milliseconds. */
const MONTHS_AT_A_TIME = 10

/**
 * Compares every closed month with its entries and with the month before. Returns the first difference of each account as text. Closed months do
 * not change, so no snapshot is needed: it reads in slices, and pauses after each for as long as the slice took.
 */
export async function checkMonths(db: Db, signal?: AbortSignal): Promise<string[]> {
  const differences = await openChains(db)
  let last: MonthKey | undefined
  do {
    const started = performance.now()
    const checked = await checkSlice(db, last)
    const wrong = checked.filter(({ agrees }) => !agrees)
    differences.push(
      ...wrong.map(({ accountId, month }) => `The closed month ${month} of account ${accountId} has changed`),
    )
    last = checked.at(-1)
    await setTimeout(performance.now() - started)
  } while (last && !signal?.aborted)
  return differences
}

interface MonthKey {
  accountId: string
  month: string
}

/** Selects each month with whether its figures and digest follow from the entries and the digest of the month before. */
function checkSlice(db: Db, last: MonthKey | undefined) {
  const isNext = last ? sql`(account_id, month) > (${last.accountId}, ${last.month}::date)` : sql`true`
  const slice = sql`(select * from ${closedMonths} where ${isNext} order by account_id, month limit ${MONTHS_AT_A_TIME}) as months`
  const earlier = sql`coalesce((select earlier.digest from ${closedMonths} as earlier
    where earlier.account_id = months.account_id and earlier.month = (months.month - interval '1 month')::date), '')`
  const figures = sql`statement_figures(months.account_id, start_of_month(months.month, 0), start_of_month(months.month, 1), ${NEWEST}, ${earlier}) as figures`
  return db
    .select({
      accountId: sql<string>`months.account_id`,
      month: sql<string>`months.month::text`,
      agrees: sql<boolean>`(months.opening, months.money_in, months.money_out, months.closing, months.entry_count, months.digest)
        = (figures.opening, figures.money_in, figures.money_out, figures.closing, figures.entry_count, figures.digest)`,
    })
    .from(sql`${slice} cross join lateral ${figures}`)
    .orderBy(sql`months.account_id`, sql`months.month`)
}

/** Returns the accounts with a gap between months, or whose months end before the account is closed. */
async function openChains(db: Db): Promise<string[]> {
  const { id, holdsFor, closedUntil } = ledgerAccounts
  const rows = await db
    .select({ id: sql<string>`coalesce(${holdsFor}, ${id})` })
    .from(ledgerAccounts)
    .leftJoin(
      sql`(select account_id, max(start_of_month(month, 1)) as ends, count(*) as months, age(max(month), min(month)) as span from ${closedMonths} group by account_id) as chain`,
      sql`chain.account_id = coalesce(${holdsFor}, ${id})`,
    )
    .where(
      sql`${closedUntil} is distinct from chain.ends or months <> extract(year from span) * 12 + extract(month from span) + 1`,
    )
  return [...new Set(rows.map(row => row.id))].map(account => `A closed month of account ${account} is missing`)
}
