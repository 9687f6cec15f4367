import type { Pool, PoolClient } from 'pg'
import { isLost, NotConnected } from '#api/kernel/db/faults.ts'

type OnConnect = Parameters<Pool['connect']>[0]

/** Keeps a broken connection, for example in a failover, from having any effect but the error of its query. */
export function tolerateBrokenConnections(pool: Pool): void {
  const lent = new Set<PoolClient>()
  pool.on('acquire', client => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // Without a listener an error would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    // Drizzle does not return a connection whose `begin` failed, which would exhaust the pool.
    client.on('end', () => setImmediate(() => lent.has(client) && client.release(true)))
    endUnusable(client)
  })
  markConnectFailures(pool)
}

/**
 * Ends a connection whose server no longer responds, or has become a standby. Without this, the pool would lend it again after it was released
 * without an error.
 */
function endUnusable(client: PoolClient): void {
  const query = client.query
  const watched = (...of: unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, of)
    if (result instanceof Promise) result.catch(cause => void (isUnusable(cause) && client.end()))
    return result
  }
  Object.assign(client, { query: watched })
}

const isUnusable = (cause: unknown): boolean =>
  isLost(cause) || (cause instanceof Error && 'code' in cause && cause.code === '25006')

/**
 * Wraps the error of a connection that could not be opened in {@link NotConnected}, because nothing was sent yet. A connection that has ended while
 * it was lent is released already when its borrower releases it.
 */
function markConnectFailures(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  const connectOnce = (done?: OnConnect): Promise<PoolClient> | undefined => {
    if (!done) return connect().then(releasedOnce, cause => Promise.reject(new NotConnected(cause)))
    connect((error, client, release) => done(error && new NotConnected(error), client, release))
    return undefined
  }
  Object.assign(pool, { connect: connectOnce })
}

function releasedOnce(client: PoolClient): PoolClient {
  const release = client.release
  let isReleased = false
  client.release = error => {
    if (isReleased) return
    isReleased = true
    release(error)
  }
  return client
}
