import { fileURLToPath } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { NotConnected } from './faults.ts'

/**
 * The database that stores and services query: PGlite, Postgres, or a transaction of either.
 * Inside `db.transaction(async tx => ...)` use only `tx`: PGlite has one connection, so a query on the outer `db` would wait for the transaction
 * that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Makes a test write. Rejects when the database does not respond or accepts no writes. */
  ping(): Promise<void>
  /** The connections of the pool. Only Postgres has them. */
  connections?(): { busy: number; idle: number; waiting: number }
  /** Reports from now on what the triggers of the migrations notify, for changes of every process. Ends with `close`. */
  listen(listener: ChangeListener): Promise<void>
  /** Runs the statements of pg-boss. Without values, the text may contain several statements, whose rows are returned together. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Returns all files of the embedded database, as they are between two transactions. */
  archive?(): Promise<Blob>
  /** Resolves with the reason when the embedded database can be used only after a restart. */
  unusable?: Promise<unknown>
  close(): Promise<void>
}

export interface ChangeListener {
  /** Is called with "<topic> <what>". */
  onChange(change: string): void
  /** Is called once, when changes are no longer reported. */
  onLost(): void
}

/** The channel of Postgres' LISTEN and NOTIFY. */
export const CHANGES_CHANNEL = 'changes'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('api/kernel/db/migrations', PROJECT_ROOT))

/** A transaction could not begin or be committed. */
class TransactionError extends Error {
  override name = 'TransactionError'
}

/** Wraps the errors of beginning and committing a transaction, because drizzle wraps only those of queries. Errors of `work` are not changed. */
export function withTransactionErrors<Kind extends Db>(db: Kind): Kind {
  const transaction: Db['transaction'] = db.transaction.bind(db)
  const wrapped: Db['transaction'] = async (work, config) => {
    const thrownByWork = new Set<unknown>()
    const run: typeof work = async tx => {
      try {
        return await work(tx)
      } catch (cause) {
        thrownByWork.add(cause)
        throw cause
      }
    }
    return transaction(run, config).catch(cause => {
      throw thrownByWork.has(cause) ? cause : new TransactionError('The transaction failed', { cause })
    })
  }
  return Object.assign(db, { transaction: wrapped })
}

/** Codes of Postgres and of the operating system for temporary errors. */
const UNAVAILABLE =
  /^(08...|53...|57P0[1-5]|25006|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOENT|EAI_AGAIN)$/
/** Errors of the driver that have no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Returns why the database is unavailable: unreachable, disk full, or read-only. Returns undefined for any other error, also for one of a provider,
 * which may have the same code.
 */
export function reasonUnavailable(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  const isOfDatabase = cause instanceof DrizzleQueryError || cause instanceof TransactionError
  return isOfDatabase ? temporaryReason(cause.cause) : reasonUnavailable(cause.cause)
}

function temporaryReason(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  // Nothing was sent, whatever the reason is, and a later request may get a connection.
  if (cause instanceof NotConnected) return temporaryReason(cause.cause) ?? String(cause.cause)
  const code = 'code' in cause ? String(cause.code) : ''
  const isTemporary = UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(cause.message)
  return isTemporary ? cause.message || code : temporaryReason(cause.cause)
}

/** Returns the name of the unique constraint that a statement violated, or undefined for any other error. */
export function violatedUnique(cause: unknown): string | undefined {
  // Drizzle wraps the driver's error.
  const error = cause instanceof Error && cause.cause ? cause.cause : cause
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}
