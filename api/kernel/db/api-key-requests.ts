import type { Log } from '#api/kernel/platform/log.ts'
import type { Db } from './client.ts'
import { type ApiKeyRequestRow, apiKeyRequests } from './schema/api-keys.ts'

/** A request is stored at most this much later. */
const FLUSH_MILLISECONDS = 1000

/** The calls of programs. The calls of a second are stored in one statement, so that no call waits for it. A crash loses the last ones. */
export class ApiKeyRequests {
  readonly #db: Db
  readonly #log: Log
  #waiting: ApiKeyRequestRow[] = []
  #timer: NodeJS.Timeout | undefined
  #stored: Promise<unknown> = Promise.resolve()

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  add(request: ApiKeyRequestRow): void {
    this.#waiting.push(request)
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS).unref()
  }

  /** Resolves when the calls of this process are stored. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#stored = Promise.all([this.#stored, this.#store(this.#waiting.splice(0))])
    await this.#stored
  }

  async #store(rows: ApiKeyRequestRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#db
      .insert(apiKeyRequests)
      .values(rows)
      .catch(err => this.#log.warn({ err }, 'The last requests of API keys could not be stored. Check the database.'))
  }
}
