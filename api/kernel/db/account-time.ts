import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { wallets } from './schema/wallet.ts'

/** The time of an account. It is ours, except that a test business of the sandbox may be ahead: see `api/outside/sandbox/account-time.ts`. */
export interface AccountTime {
  /** Runs the work at the time of the account. */
  run<Result>(db: Db, accountId: string | SQL, work: () => Promise<Result>): Promise<Result>
  /** When it is due by our clock, what is due at a time of the account. It is compared with the real time, since the caller may be ahead. */
  dueByOurClock(dueAt: PgColumn | SQL, accountId: PgColumn | SQL, exceptions?: DueExceptions): SQL
}

export interface DueExceptions {
  /** The rows whose `dueAt` is by our clock already. */
  isOurs: SQL
}

/** Every account has our time, and nothing is looked up. */
export const OUR_TIME: AccountTime = {
  run: (_db, _accountId, work) => work(),
  dueByOurClock: dueAt => sql`${dueAt}`,
}

/** The account of a wallet, in SQL. */
export const accountOf = (walletId: PgColumn | SQL | string | undefined): SQL =>
  sql`(select ${wallets.accountId} from ${wallets} where ${wallets.id} = ${inSubquery(walletId)})`

/** In a query of one table, drizzle writes columns without their table, so that a subquery would take them for its own. */
export const inSubquery = (value: PgColumn | SQL | string | undefined): SQLWrapper | string | null =>
  is(value, Column) ? sql`${value.table}.${sql.identifier(value.name)}` : (value ?? null)
