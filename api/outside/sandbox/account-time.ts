import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AccountTime, inSubquery } from '#api/kernel/db/account-time.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { runAhead } from '#api/kernel/platform/clock.ts'

const { accountId: businessId, millisecondsAhead } = sandboxBusinesses

/** The time of a test business may be ahead of ours: see `moveSandboxClock`. */
export const sandboxTime: AccountTime = {
  async run(db, accountId, work) {
    const [business] = await db.select({ millisecondsAhead }).from(sandboxBusinesses).where(eq(businessId, accountId))
    return runAhead(business?.millisecondsAhead ?? 0, work)
  },
  dueByOurClock(dueAt, accountId, exceptions) {
    const dueTime = sql`${dueAt} - ${millisecondsAheadOf(accountId)} * interval '1 millisecond'`
    return exceptions ? sql`case when ${exceptions.isOurs} then ${dueAt} else ${dueTime} end` : dueTime
  },
}

/** Returns an SQL expression for how far the time of an account is ahead of ours, for a query that reads the account anyway. In live mode it is 0. */
export const millisecondsAheadOf = (accountId: PgColumn | SQL): SQL<number> =>
  sql`coalesce((select ${millisecondsAhead} from ${sandboxBusinesses} where ${businessId} = ${inSubquery(accountId)}), 0)`.mapWith(
    Number,
  )
