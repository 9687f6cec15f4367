import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolConfig } from 'pg'
import { NO_CONNECTION_FREE } from '#api/kernel/db/faults.ts'
import { tolerateBrokenConnections } from './dead-connections.ts'

/** Orchestrators wait longer than this for a probe. */
const TIMEOUT_MILLISECONDS = 3000

/**
 * Fails where a change would fail, and changes nothing: on a standby or a read-only server, on a full or read-only disk (the rows need more than
 * `work_mem`, so they go to a file), and when nothing can be committed. The message in the write-ahead log takes a hundred bytes. A table would
 * collect dead rows, and a temporary one rows in the catalog.
 */
const WRITE_PROBE = `do $$
begin
  if current_setting('transaction_read_only')::boolean then
    raise read_only_sql_transaction using message = 'The server is read-only and takes no writes';
  end if;
  perform set_config('work_mem', '64kB', true);
  perform count(*) from generate_series(1, 5000);
  perform pg_logical_emit_message(true, 'plink', 'write probe');
end $$`

export interface WriteProbe {
  run(): Promise<void>
  close(): Promise<void>
}

/**
 * Probes the database over a connection of its own, so that a server with many requests is not taken for one that cannot work. Rejects also when the
 * connections of the pool are all in use, and none of them is returned for three seconds.
 */
export function createWriteProbe(pool: Pool, config: PoolConfig): WriteProbe {
  const own = new Pool({
    ...config,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
    query_timeout: TIMEOUT_MILLISECONDS,
    application_name: 'plink health',
  })
  tolerateBrokenConnections(own)
  const run = async () => {
    await Promise.all([
      Promise.race([own.query({ text: WRITE_PROBE }), silence('Query read timeout')]),
      requireMovement(pool),
    ])
  }
  return { run, close: () => own.end() }
}

async function requireMovement(pool: Pool): Promise<void> {
  const isExhausted = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  if (!isExhausted) return
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const onRelease = () => resolve()
  pool.on('release', onRelease)
  try {
    await Promise.race([release, silence(NO_CONNECTION_FREE)])
  } finally {
    pool.off('release', onRelease)
  }
}

async function silence(message: string): Promise<never> {
  await sleep(TIMEOUT_MILLISECONDS, undefined, { ref: false })
  throw new Error(message)
}
