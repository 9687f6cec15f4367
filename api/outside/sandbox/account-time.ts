import { Column, eq, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { runAhead } from '#api/kernel/platform/clock.ts'
import type { Sandbox } from './rules.ts'

/** Without a sandbox, every account has our time, and nothing is looked up. */
interface Mode {
  sandbox: Sandbox | undefined
}

const { accountId: businessId, millisecondsAhead } = sandboxBusinesses

/** Runs the work at the time of an account: that of a test business may be ahead of ours. */
export async function atTimeOf<Result>(
  { db, sandbox }: Mode & { db: Db },
  accountId: string | SQL,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!sandbox) return work()
  const [business] = await db.select({ millisecondsAhead }).from(sandboxBusinesses).where(eq(businessId, accountId))
  return runAhead(business?.millisecondsAhead ?? 0, work)
}

/** How far the time of an account is ahead of ours, in SQL: for a query that reads the account anyway. Without a sandbox it is 0. */
export const millisecondsAheadOf = (accountId: PgColumn | SQL): SQL<number> =>
  sql`coalesce((select ${millisecondsAhead} from ${sandboxBusinesses} where ${businessId} = ${inSql(accountId)}), 0)`.mapWith(
    Number,
  )

/** The account of a wallet, in SQL. */
export const accountOf = (walletId: PgColumn | SQL | string | undefined): SQL =>
  sql`(select ${wallets.accountId} from ${wallets} where ${wallets.id} = ${inSql(walletId)})`

/** When it is due by our clock, what is due at a time of the account. It is compared with the real time, since the caller may be ahead. */
export const dueByOurClock = ({ sandbox }: Mode, dueAt: PgColumn | SQL, accountId: PgColumn | SQL): SQL =>
  sandbox ? sql`${dueAt} - ${aheadOf(accountId)}` : sql`${dueAt}`

const aheadOf = (accountId: PgColumn | SQL): SQL => sql`${millisecondsAheadOf(accountId)} * interval '1 millisecond'`

/** In a query of one table, drizzle writes columns without their table, so that a subquery would take them for its own. */
const inSql = (value: PgColumn | SQL | string | undefined): SQLWrapper | string | null =>
  is(value, Column) ? sql`${value.table}.${sql.identifier(value.name)}` : (value ?? null)
