import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { wallets } from './schema/wallet.ts'

/** The time of an account. It is our time, except that a test business of the sandbox may be ahead: see `api/outside/sandbox/account-time.ts`. */
export interface AccountTime {
  /** Runs the work at the time of the account. */
  run<Result>(db: Db, accountId: string | SQL, work: () => Promise<Result>): Promise<Result>
  /** Returns the time by our clock at which a time of the account is reached. Compare it with the real time, since the caller may be ahead. */
  dueByOurClock(dueAt: PgColumn | SQL, accountId: PgColumn | SQL, exceptions?: DueExceptions): SQL
}

export interface DueExceptions {
  /** The rows whose `dueAt` is a time of our clock already. */
  isOurs: SQL
}

/** Gives every account our time, without a lookup. */
export const OUR_TIME: AccountTime = {
  run: (_db, _accountId, work) => work(),
  dueByOurClock: dueAt => sql`${dueAt}`,
}

/** Returns an SQL expression for the account of a wallet. */
export const accountOf = (walletId: PgColumn | SQL | string | undefined): SQL =>
  sql`(select ${wallets.accountId} from ${wallets} where ${wallets.id} = ${inSubquery(walletId)})`

/** In a query of one table, drizzle writes columns without their table, so a subquery would read them as its own. */
export const inSubquery = (value: PgColumn | SQL | string | undefined): SQLWrapper | string | null =>
  is(value, Column) ? sql`${value.table}.${sql.identifier(value.name)}` : (value ?? null)
