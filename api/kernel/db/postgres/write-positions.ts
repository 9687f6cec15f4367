import { eq, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/**
 * The position after everything that is committed so far. The second of two concurrent writes waits for the first, and then reads the position
 * again.
 */
const NOW = sql`pg_current_wal_insert_lsn() - '0/0'::pg_lsn`

/**
 * Stores how much a replica must have replayed to show people of a business their own writes. It is a statement of its own after the transaction: a
 * position within it would be before its commit, and its lock could be part of a deadlock.
 */
export class WritePositions {
  readonly #db: Db
  readonly #log: Pick<Log, 'warn'>
  /** Writes that have not begun yet. Callers that come meanwhile share them. */
  readonly #waiting = new Map<string, Promise<void>>()
  readonly #running = new Map<string, Promise<void>>()

  constructor(db: Db, log: Pick<Log, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  /** Resolves when the position is stored. A failure is only logged, because the write itself has succeeded. */
  async tryToStore(accountId: string): Promise<void> {
    await this.#store(accountId).catch(err =>
      this.#log.warn(
        { err },
        'The position of a write could not be stored, so a replica may show an older state for a moment. Check the database.',
      ),
    )
  }

  #store(accountId: string): Promise<void> {
    const pending = this.#waiting.get(accountId)
    if (pending) return pending
    const before = this.#running.get(accountId) ?? Promise.resolve()
    const next = before.catch(() => {}).then(() => this.#run(accountId))
    this.#waiting.set(accountId, next)
    return next
  }

  async #run(accountId: string): Promise<void> {
    const work = this.#write(accountId)
    this.#waiting.delete(accountId)
    this.#running.set(accountId, work)
    try {
      await work
    } finally {
      if (this.#running.get(accountId) === work) this.#running.delete(accountId)
    }
  }

  async #write(accountId: string): Promise<void> {
    await this.#db.update(accounts).set({ lastWritePosition: NOW }).where(eq(accounts.id, accountId))
  }
}
