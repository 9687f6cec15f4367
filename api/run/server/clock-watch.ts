import { sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { realTime } from '#api/kernel/platform/clock.ts'

/**
 * A larger difference means that the clocks are not synchronised. The rules tolerate {@link CLOCK_TOLERANCE_SECONDS}, but a lease only its length.
 */
const MOST_SECONDS_APART = 2
const PERIOD_MILLISECONDS = 60_000

const timeOfDatabase = prepareSql(sql`select extract(epoch from clock_timestamp())::float8`, {
  seconds: sql<number>`seconds`,
})

/**
 * Compares the clock of this machine with the database's, which all processes share. Leases, limits, codes, sessions and due times follow the clock
 * of the process that reads them; the start of periodic jobs follows the database's.
 */
export class ClockWatch {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>
  #timer: NodeJS.Timeout | undefined
  /** The number of seconds by which this machine is ahead. */
  secondsAhead = 0

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>) {
    this.#deps = deps
  }

  get differs(): boolean {
    return Math.abs(this.secondsAhead) > MOST_SECONDS_APART
  }

  /** Compares the clocks now and then periodically. */
  async watch(): Promise<void> {
    await this.compare().catch(err =>
      this.#deps.log.warn(
        { err },
        'The clock could not be compared with the database’s. Check the database. The comparison is repeated later.',
      ),
    )
    this.#timer = setTimeout(() => void this.watch(), PERIOD_MILLISECONDS).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async compare(): Promise<void> {
    const { db, clock, log } = this.#deps
    const now = () => realTime(clock).getTime() / 1000
    const before = now()
    const [theirs] = await timeOfDatabase(db)
    const after = now()
    if (!theirs) return
    // The database read its clock between these two times.
    this.secondsAhead = theirs.seconds < before ? before - theirs.seconds : Math.min(0, after - theirs.seconds)
    if (!this.differs) return
    const secondsAhead = Math.round(this.secondsAhead * 10) / 10
    log.warn({ secondsAhead }, 'The clock of this machine differs from the database’s. Synchronise both with NTP.')
  }
}
