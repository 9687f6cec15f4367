import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { ledgerAccounts, subWallets } from '#api/kernel/db/schema/ledger.ts'
import { closedMonths } from '#api/kernel/db/schema/statements.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds, realTime } from '#api/kernel/platform/clock.ts'
import { lockOpenOrClosedWallet } from '#api/money/ledger/wallets.ts'
import { type Day, riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'
import { newestClosedMonths, openedAt, type StatementAccount } from './statement.store.ts'

/** A month is closed this long after its end, so that postings from its last seconds have been committed. */
export const CLOSING_DELAY_SECONDS = 300
const ACCOUNTS_AT_A_TIME = 100

/** Closes the months of an account that are over. Each month is closed once, even if several processes call this at the same time. */
export async function closeMonths(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: Pick<StatementAccount, 'id' | 'walletId' | 'openedAt'>,
): Promise<void> {
  if ((await dueMonths(db, account, clock())).length === 0) return
  await db.transaction(async tx => {
    await lockOpenOrClosedWallet(tx, account.walletId)
    const closedAt = clock()
    for (const month of await dueMonths(tx, account, closedAt))
      await tx.insert(closedMonths).values({ accountId: account.id, walletId: account.walletId, month, closedAt })
  })
}

async function dueMonths(
  db: Db,
  { id, openedAt }: Pick<StatementAccount, 'id' | 'openedAt'>,
  now: Date,
): Promise<Day[]> {
  const [newest] = await newestClosedMonths(db, id, 1)
  const current = startOfMonth(riyadhDay(addSeconds(now, -CLOSING_DELAY_SECONDS)))
  const months: Day[] = []
  let month = newest ? startOfMonth(newest.month, 1) : startOfMonth(riyadhDay(openedAt))
  for (; month < current; month = startOfMonth(month, 1)) months.push(month)
  return months
}

/** Closes the months of all accounts, except closed accounts without new entries. */
export async function closeAllMonths(deps: Deps, signal: AbortSignal): Promise<void> {
  let last: string | undefined
  do {
    const dueRows = await dueAccounts(deps, last)
    for (const { accountId, ...account } of dueRows) {
      if (signal.aborted) return
      await deps.accountTime
        .run(deps.db, accountId, () => closeMonths(deps, account))
        .catch(err =>
          deps.log.error(
            { err, account: account.id },
            'The months of an account could not be closed. Run `npm run ledger:check`. The job tries again within an hour.',
          ),
        )
    }
    last = dueRows.at(-1)?.id
  } while (last !== undefined)
}

function dueAccounts(deps: Deps, last: string | undefined) {
  const { db, clock } = deps
  const { id, walletId, kind, isClosed, closedUntil } = ledgerAccounts
  const inRiyadh = sql`(coalesce(${closedUntil}, ${openedAt}) + interval '3 hours') at time zone 'UTC'`
  const dueAt = sql`start_of_month(date_trunc('month', ${inRiyadh})::date, 1) + ${CLOSING_DELAY_SECONDS} * interval '1 second'`
  const hasNewEntries = sql`exists (select from entries where account_id = ${ledgerAccounts}.id and created_at >= coalesce(${closedUntil}, '-infinity'))`
  return db
    .select({ id, walletId, accountId: wallets.accountId, openedAt })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, walletId))
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, id))
    .where(
      and(
        inArray(kind, ['main', 'sub']),
        last === undefined ? undefined : gt(id, last),
        lte(deps.accountTime.dueByOurClock(dueAt, wallets.accountId), at(realTime(clock))),
        or(and(eq(isClosed, false), isNull(wallets.closedAt)), hasNewEntries),
      ),
    )
    .orderBy(asc(id))
    .limit(ACCOUNTS_AT_A_TIME)
}
