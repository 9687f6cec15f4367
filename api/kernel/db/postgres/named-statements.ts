import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Db } from '#api/kernel/db/client.ts'
import { traceStatement } from '#api/kernel/db/trace-statement.ts'
import { activeTracer } from '#api/kernel/platform/tracing.ts'
import { needsItsOwnPlan } from './own-plan.ts'

/** The server uses fewer. Without a limit, statements with lists of different lengths would accumulate. */
const MOST_PER_CONNECTION = 300
/** The code with which Postgres reports an outdated plan. */
const PLAN_IS_OUTDATED = '0A000'
const DOES_NOT_EXIST = '26000'
const EXISTS_ALREADY = '42P05'

/** Returns drizzle on a pool whose statements are prepared: Postgres parses and plans each of them once per connection. */
export function drizzleWithPrepared(pool: Pool, max = MOST_PER_CONNECTION): Db {
  const names = new StatementNames()
  const full = new Set<PoolClient>()
  pool.on('connect', client => nameStatements(client, names, max, () => full.add(client)))
  // A connection with too many statements is closed. The one that replaces it has room again.
  pool.on('release', (_error, client) => void (full.delete(client) && client.end()))
  const query = pool.query.bind(pool)
  const traced = async (...of: Parameters<typeof query>) => traceStatement(textOf(of[0]), async () => query(...of))
  Object.assign(pool, { query: (...of: Parameters<typeof query>) => names.retryOutdated(() => traced(...of)) })
  const db = drizzle({ client: pool })
  const transaction = db.transaction.bind(db)
  // After an error a transaction can only be rolled back. It has changed nothing, so it is run again as a whole.
  return Object.assign(db, {
    transaction: <T>(...of: Parameters<typeof transaction<T>>) => names.retryOutdated(() => transaction(...of)),
  })
}

class StatementNames {
  #generation = 0
  #isGivenUp = false

  /**
   * Derives names from texts, so that a pooler that mixes up connections never runs another statement than the intended one. Returns undefined once
   * names have turned out to be useless.
   */
  of(text: string): string | undefined {
    if (this.#isGivenUp) return undefined
    return `plink_${this.#generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  }

  /**
   * After a change of the schema, all statements are prepared again under other names, and the failed work is run again. If a pooler has changed
   * the backend, statements have no names from then on.
   */
  async retryOutdated<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (cause) {
        const code = codeOf(cause)
        const isPooled = code === EXISTS_ALREADY || (code === DOES_NOT_EXIST && attempt > 1)
        const isOutdated = code === PLAN_IS_OUTDATED || code === DOES_NOT_EXIST
        if (attempt === MOST_ATTEMPTS || !(isPooled || isOutdated)) throw cause
        if (isPooled) this.#isGivenUp = true
        else this.#generation++
      }
    }
  }
}

/** The attempts are with names, with other names, and without names. */
const MOST_ATTEMPTS = 3

const textOf = (query: string | { text: string }): string => (typeof query === 'string' ? query : query.text)

/** Drizzle wraps the driver's error. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/** Gives each statement with values a name, because `pg` prepares named statements. */
function nameStatements(client: PoolClient, names: StatementNames, max: number, onFull: () => void): void {
  const prepared = new Set<string>()
  const query = client.query
  const named = (config: QueryConfig, values?: unknown[], done?: unknown): unknown => {
    // A call by the pool has a callback. It is traced by the pool.
    if (done === undefined && typeof values !== 'function' && activeTracer())
      return traceStatement(textOf(config), async () => run(config, values))
    return run(config, values, done)
  }
  const run = (config: QueryConfig, values?: unknown[], done?: unknown): unknown => {
    if (!values?.length || needsItsOwnPlan(config.text)) return Reflect.apply(query, client, [config, values, done])
    const name = names.of(config.text)
    if (name === undefined) return Reflect.apply(query, client, [config, values, done])
    if (prepared.add(name).size === max) onFull()
    return Reflect.apply(query, client, [{ ...config, name }, values, done])
  }
  Object.assign(client, { query: named })
}
