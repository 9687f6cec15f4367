import type { Pool, PoolClient, QueryConfig } from 'pg'

/** The first statement of a transaction that may read everything, such as the check of the ledger. */
export const ALLOW_LONG_STATEMENTS = "set local statement_timeout = '1h'"
/** The server ends a statement before this time, unless it no longer responds. */
const LONG_ANSWER_TIMEOUT_MILLISECONDS = 3_605_000

/** Makes the driver give up a statement shortly after the server would have. In a transaction that allows long ones it waits longer. */
export function awaitLongStatements(pool: Pool): void {
  pool.on('connect', awaitThoseOf)
}

function awaitThoseOf(client: PoolClient): void {
  const query = client.query
  let isLong = false
  const awaited = (statement: string | QueryConfig, ...of: unknown[]): unknown => {
    const config = typeof statement === 'string' ? { text: statement } : statement
    if (config.text === ALLOW_LONG_STATEMENTS) isLong = true
    if (/^(commit|rollback)$/.test(config.text)) isLong = false
    const limit = isLong && { query_timeout: LONG_ANSWER_TIMEOUT_MILLISECONDS }
    return Reflect.apply(query, client, [{ ...config, ...limit }, ...of])
  }
  Object.assign(client, { query: awaited })
}
