import { randomInt } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#api/deps.ts'
import type { ApiEnv } from '#api/http/api-env.ts'
import { bearerToken } from '#api/http/authentication/authentication.ts'
import { errorResponse } from '#api/http/errors.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccessTokens } from '#api/kernel/tokens/access-tokens.ts'

/** Above these values the process is late and refuses some requests. Each query of a request waits for a turn of the event loop. */
const LATE = { eventLoopMilliseconds: 50, waitingForDatabase: 10 }
/** The pages of a few browsers make fewer requests than this. Below it, the process is late for another reason, such as another program. */
const FEW = 60
/** The most requests with a token that are under way. Further ones would wait for too long. */
const MOST_IN_SESSION = 80
/** The pace is higher than that of a person, who reads a page with five calls. */
const PACE = { burst: 15, millisecondsPerCall: 1000 }
const KNOWN_TOKENS = { max: 20_000, ttl: 600_000 }
/** Our tokens are shorter. Longer ones of a stranger would fill the memory. */
const LONGEST_TOKEN = 600
/** A random number in this range, so that clients that were refused together do not return together. */
const RETRY_SECONDS = [1, 6] as const

/**
 * Refuses requests while the process is late, before they cost anything: first those of strangers, who have no session yet, and of callers
 * that are faster than a person, and only then all others. So people who are signed in are served as usual beside a crowd.
 */
export function shedLoad(deps: Deps): MiddlewareHandler<ApiEnv> {
  const { lateness } = deps
  const callers = new Callers(deps)
  const underWay = { ofStrangers: 0, withToken: 0 }
  const isLate = () =>
    lateness.eventLoopMilliseconds() > LATE.eventLoopMilliseconds ||
    lateness.waitingForDatabase() > LATE.waitingForDatabase
  const isAdmitted = async (token: string, isPaced: boolean) => {
    if (underWay.ofStrangers + underWay.withToken <= FEW || !isLate()) return true
    return isPaced && underWay.withToken <= MOST_IN_SESSION && callers.isInSession(token)
  }
  return async (c, next) => {
    const token = bearerToken(c)
    const kind = token ? 'withToken' : 'ofStrangers'
    underWay[kind]++
    try {
      if (!(await isAdmitted(token, callers.isPaced(token)))) return refusal(c, deps)
      await next()
    } finally {
      underWay[kind]--
    }
    if (c.get('bearer')) callers.remember(token)
  }
}

function refusal(c: Context<ApiEnv>, deps: Deps): Response {
  const error = new PlinkError('SERVICE_UNAVAILABLE', { retryAfterSeconds: randomInt(...RETRY_SECONDS) })
  // The metric tells operators the true cause. The code of the response would send them to the database.
  deps.metrics.recordError(c.get('operation'), 'SERVER_BUSY')
  return errorResponse(c, deps, error)
}

/** The callers who send a token. */
class Callers {
  readonly #accessTokens: AccessTokens
  readonly #clock: Clock
  /** The tokens of any kind that this process has accepted. */
  readonly #known = new LRUCache<string, true>(KNOWN_TOKENS)
  /** When the calls of a token would have come at the pace of a person. */
  readonly #paces = new LRUCache<string, number>({ max: KNOWN_TOKENS.max })

  constructor({ accessTokens, clock }: Pick<Deps, 'accessTokens' | 'clock'>) {
    this.#accessTokens = accessTokens
    this.#clock = clock
  }

  /** Counts the call, unless it comes too early after many: https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm */
  isPaced(token: string): boolean {
    if (!token || token.length > LONGEST_TOKEN) return false
    const now = this.#clock().getTime()
    const pace = Math.max(this.#paces.get(token) ?? 0, now) + PACE.millisecondsPerCall
    if (pace - now > PACE.burst * PACE.millisecondsPerCall) return false
    this.#paces.set(token, pace)
    return true
  }

  remember(token: string): void {
    this.#known.set(token, true)
  }

  /** The check costs no query. Another process may have accepted the access token. */
  async isInSession(token: string): Promise<boolean> {
    return this.#known.has(token) || (await this.#accessTokens.verify(token)) !== undefined
  }
}
