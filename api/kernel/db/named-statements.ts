import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Db } from './client.ts'
import { needsItsOwnPlan } from './own-plan.ts'

/** More than the server uses. Without a limit, statements with lists of different lengths would accumulate. */
const MOST_PER_CONNECTION = 300
/** Postgres: "cached plan must not change result type", "prepared statement does not exist". */
const OUTDATED = new Set<unknown>(['0A000', '26000'])

/** Drizzle with the statements of a pool prepared: Postgres parses and plans each of them once per connection. */
export function drizzleWithPrepared(pool: Pool, max = MOST_PER_CONNECTION): Db {
  const names = new StatementNames()
  const full = new Set<PoolClient>()
  pool.on('connect', client => nameStatements(client, names, max, () => full.add(client)))
  // The connection that takes its place has room again.
  pool.on('release', (_error, client) => void (full.delete(client) && client.end()))
  const query = pool.query.bind(pool)
  Object.assign(pool, { query: (...of: Parameters<typeof query>) => names.retryOutdated(async () => query(...of)) })
  const db = drizzle({ client: pool })
  const transaction = db.transaction.bind(db)
  // After an error a transaction can only be given up. It has changed nothing, so it is run again as a whole.
  return Object.assign(db, {
    transaction: <T>(...of: Parameters<typeof transaction<T>>) => names.retryOutdated(() => transaction(...of)),
  })
}

class StatementNames {
  #generation = 0

  /** Names come from texts, so that a pooler that confuses connections never runs another statement than the intended one. */
  of(text: string): string {
    return `plink_${this.#generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  }

  /** After a change of the schema all statements are prepared again, under other names, and what has failed is run again. */
  async retryOutdated<T>(work: () => Promise<T>): Promise<T> {
    return work().catch(cause => {
      if (!isOutdated(cause)) throw cause
      this.#generation++
      return work()
    })
  }
}

/** Drizzle wraps the driver's error. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && OUTDATED.has(error.code)) || isOutdated(error.cause))

/** Gives each statement with values a name: `pg` prepares what has one. */
function nameStatements(client: PoolClient, names: StatementNames, max: number, onFull: () => void): void {
  const prepared = new Set<string>()
  const query = client.query
  const named = (config: QueryConfig, values?: unknown[], done?: unknown): unknown => {
    if (!values?.length || needsItsOwnPlan(config.text)) return Reflect.apply(query, client, [config, values, done])
    const name = names.of(config.text)
    if (prepared.add(name).size === max) onFull()
    return Reflect.apply(query, client, [{ ...config, name }, values, done])
  }
  Object.assign(client, { query: named })
}
