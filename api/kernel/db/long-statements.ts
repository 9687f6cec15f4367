import type { Pool, PoolClient, QueryConfig } from 'pg'

/** First in a transaction that may read everything, such as the check of the ledger. */
export const ALLOW_LONG_STATEMENTS = "set local statement_timeout = '1h'"
/** A server that runs ends a statement before. */
const LONG_ANSWER_TIMEOUT_MILLISECONDS = 3_605_000

/** The driver gives a statement up soon after the server would have. In a transaction that allows long ones it waits for those. */
export function awaitLongStatements(pool: Pool): void {
  pool.on('connect', awaitThoseOf)
}

function awaitThoseOf(client: PoolClient): void {
  const query = client.query
  let isLong = false
  const awaited = (given: string | QueryConfig, ...of: unknown[]): unknown => {
    const config = typeof given === 'string' ? { text: given } : given
    if (config.text === ALLOW_LONG_STATEMENTS) isLong = true
    if (/^(commit|rollback)$/.test(config.text)) isLong = false
    const limit = isLong && { query_timeout: LONG_ANSWER_TIMEOUT_MILLISECONDS }
    return Reflect.apply(query, client, [{ ...config, ...limit }, ...of])
  }
  Object.assign(client, { query: awaited })
}
