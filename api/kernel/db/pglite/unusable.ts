import { type PGlite, protocol } from '@electric-sql/pglite'

/** The database cannot be used until it is opened again. The code is Postgres' for the end of a connection after a crash. */
class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
  readonly code = '57P02'

  constructor(cause: unknown) {
    super('The embedded database has failed and must be opened again', { cause })
  }
}

/** Codes of Postgres for a file that could not be written: disk full, not permitted or read-only, and an error of the disk. */
const NOT_WRITTEN = /^(53100|42501|58030)$/
/** Files of tables and indexes. A statement that cannot write them is rolled back like any other. */
const OF_TABLES = /"base\//

/**
 * Refuses every statement after one that leaves the database unusable: without a supervisor, Postgres cannot recover from an error while it writes its
 * log, and a later statement would never return and stop the whole process. Opening it again recovers what was committed.
 */
export function refuseOnceUnusable(client: PGlite): Promise<unknown> {
  const { promise: unusable, resolve } = Promise.withResolvers<unknown>()
  const execute = client.execProtocolStream.bind(client)
  let reason: unknown
  client.execProtocolStream = async (...of) => {
    if (reason !== undefined) throw new DatabaseUnusable(reason)
    try {
      return await execute(...of)
    } catch (cause) {
      if (endsDatabase(cause)) {
        reason = cause
        resolve(cause)
      }
      throw cause
    }
  }
  return unusable
}

export function endsDatabase(cause: unknown): boolean {
  if (cause instanceof WebAssembly.RuntimeError) return true
  if (!(cause instanceof protocol.messages.DatabaseError)) return false
  const { code = '', severity = '', message } = cause
  if (severity === 'PANIC' || severity === 'FATAL') return true
  return NOT_WRITTEN.test(code) && /^could not .*"/.test(message) && !OF_TABLES.test(message)
}
