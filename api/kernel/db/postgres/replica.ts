import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#api/kernel/db/client.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** How often the position of the replica is read. Reads use the last result, so they cost no further statement. */
const POLL_MILLISECONDS = 500
/** An older result is not used any more. */
const BELIEVED_MILLISECONDS = 2000
/** Writes of others may be seen this much later. */
const MOST_SECONDS_BEHIND = 5

/** The reason why the replica is not used. */
export type ReplicaProblem = 'unreachable' | 'behind' | 'promoted' | 'other_database'

const CHECKS: Record<ReplicaProblem, string> = {
  unreachable: 'Check that it runs and accepts connections.',
  behind: 'Check its disk, its CPU and the network, and pg_stat_replication on the primary.',
  promoted: 'It accepts writes of its own: set REPLICA_DATABASE_URL to one that follows the primary.',
  other_database: 'It does not follow the database of DATABASE_URL.',
}

interface Servers {
  primary: Db
  replica: Pick<Database, 'db' | 'close'>
  log: Pick<Log, 'info' | 'warn'>
}

/**
 * A replica of the database. Positions are bytes of the write-ahead log: whatever was committed before the primary was at a position is visible on
 * the replica once it has replayed that much.
 */
export class Replica {
  readonly #servers: Servers
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  #problem: ReplicaProblem | undefined = 'unreachable'
  #replayed = 0
  #askedAt = Number.NEGATIVE_INFINITY
  /** How far the replica is behind. Undefined while that is unknown. */
  lagSeconds: number | undefined
  /** The number of reads that the replica may serve, by the server that served them. */
  readonly reads = { replica: 0, primary: 0 }

  constructor(servers: Servers) {
    this.#servers = servers
  }

  get problem(): ReplicaProblem | undefined {
    return performance.now() - this.#askedAt > BELIEVED_MILLISECONDS ? (this.#problem ?? 'unreachable') : this.#problem
  }

  /** Returns the replica's database, if it has everything up to this position. */
  upTo(position: number | null): Db | undefined {
    const isThere = this.problem === undefined && (position ?? 0) <= this.#replayed
    return isThere ? this.#servers.replica.db : undefined
  }

  /** Logs that a read on the replica has failed, and is repeated on the primary. */
  failed(err: unknown): void {
    this.#servers.log.warn({ err }, 'A read on the replica failed. It was repeated on the primary.')
  }

  /** Reads the position of the replica, now and then periodically. */
  async follow(): Promise<void> {
    await this.#ask()
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.follow(), POLL_MILLISECONDS).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#servers.replica.close()
  }

  async #ask(): Promise<void> {
    let reason: unknown
    const problem = await this.#compare().catch((err): ReplicaProblem => {
      reason = err
      return 'unreachable'
    })
    if (this.#isClosed) return
    if (problem !== 'behind' && problem !== undefined) this.lagSeconds = undefined
    const isNews = this.#askedAt === Number.NEGATIVE_INFINITY || problem !== this.#problem
    this.#askedAt = performance.now()
    this.#problem = problem
    if (isNews) this.#say(problem, reason)
  }

  /** Reads the replica first: everything that it has replayed, the primary has written before. */
  async #compare(): Promise<ReplicaProblem | undefined> {
    const [it] = await stateOfReplica(this.#servers.replica.db)
    const [us] = await stateOfPrimary(this.#servers.primary)
    if (!it || !us) return 'unreachable'
    if (it.identity !== us.identity) return 'other_database'
    if (!it.follows) return 'promoted'
    // After a failover the replica may still follow the former primary, and be ahead of the new one.
    if (it.position > us.position) return 'other_database'
    this.#replayed = it.position
    // Servers write all the time, so the time of the last replayed write shows how far the replica is behind.
    this.lagSeconds = it.position === us.position ? 0 : Math.max(0, us.now - it.newestAt)
    return this.lagSeconds > MOST_SECONDS_BEHIND ? 'behind' : undefined
  }

  #say(problem: ReplicaProblem | undefined, err: unknown): void {
    const { log } = this.#servers
    const { lagSeconds } = this
    if (problem)
      log.warn({ problem, lagSeconds, err }, `Reads use the primary instead of the replica. ${CHECKS[problem]}`)
    else log.info('The replica is used.')
  }
}

/** A database and its replicas share this value, and no other database has it. */
const identity = sql`(select system_identifier from pg_control_system()) || ' ' ||
  (select oid from pg_database where datname = current_database())`
const bytes = (position: SQL) => sql`(${position} - '0/0'::pg_lsn)::float8`
const seconds = (moment: SQL) => sql`extract(epoch from ${moment})::float8`

const stateOfReplica = prepareSql(
  sql`select pg_is_in_recovery(), ${identity}, coalesce(${bytes(sql`pg_last_wal_replay_lsn()`)}, 0),
    coalesce(${seconds(sql`pg_last_xact_replay_timestamp()`)}, 0)`,
  {
    follows: sql<boolean>`follows`,
    identity: sql<string>`identity`,
    position: sql<number>`position`,
    newestAt: sql<number>`newest`,
  },
)
const stateOfPrimary = prepareSql(
  sql`select ${identity}, ${bytes(sql`pg_current_wal_lsn()`)}, ${seconds(sql`clock_timestamp()`)}`,
  { identity: sql<string>`identity`, position: sql<number>`position`, now: sql<number>`now` },
)
