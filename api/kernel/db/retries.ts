import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import type { Db } from './client.ts'
import { isLost, isNotRun, isOfDatabase, isRolledBack } from './faults.ts'

/** A browser makes four attempts. With this budget for each, and their pauses, they outlast a failover of 20 seconds. */
const BUDGET_MILLISECONDS = 5000
const FIRST_PAUSE_MILLISECONDS = 50
const LONGEST_PAUSE_MILLISECONDS = 500

/** Matches statements that only read. A `with` may write, so it is not repeated. */
const READS = /^\s*select\b/i

/**
 * Repeats statements outside transactions that were not run, and reads whose connection was lost. A write whose connection was lost may have taken
 * effect, so its error is thrown.
 */
export function retryStatements(pool: Pool): void {
  const query = pool.query.bind(pool)
  const retried = (statement: QueryConfig, values?: unknown[]) => {
    const reads = READS.test(statement.text)
    return withinBudget(
      () => query(statement, values),
      cause => isNotRun(cause) || (reads && isLost(cause)),
    )
  }
  Object.assign(pool, { query: retried })
}

/**
 * Repeats transactions as a whole that have changed nothing: after any error before `commit` was sent, after a conflict, and reads. The work must
 * have no effect outside the database. When the response to a commit is lost, its outcome is unknown, so the error is thrown.
 */
export function withRetriedTransactions<Kind extends Db>(db: Kind): Kind {
  const transaction: Db['transaction'] = db.transaction.bind(db)
  const retried: Db['transaction'] = (work, config) => {
    let isCommitting = false
    const run: typeof work = async tx => {
      const result = await work(tx)
      isCommitting = config?.accessMode !== 'read only'
      return result
    }
    const attempt = () => {
      isCommitting = false
      return transaction(run, config)
    }
    const mayRepeat = (cause: unknown) =>
      isOfDatabase(cause) && (isCommitting ? isRolledBack(cause) : isNotRun(cause) || isLost(cause))
    return withinBudget(attempt, mayRepeat)
  }
  return Object.assign(db, { transaction: retried })
}

/** The budget counts from the first failure, so that long work is repeated too. */
async function withinBudget<T>(work: () => Promise<T>, mayRepeat: (cause: unknown) => boolean): Promise<T> {
  let deadline: number | undefined
  for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
    try {
      return await work()
    } catch (cause) {
      deadline ??= performance.now() + BUDGET_MILLISECONDS
      if (!mayRepeat(cause) || performance.now() + pause > deadline) throw cause
      await sleep(pause)
    }
  }
}
