import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { API_RETRIES } from '#domain/constants.ts'

/** The pause is that of the web: see web/api/query-client.ts. */
const FIRST_PAUSE_MILLISECONDS = 300
const REQUEST_TIMEOUT_MILLISECONDS = 30_000
/** A person who saw the error tries again this many times. */
const MOST_ROUNDS = 20
const NEXT_ROUND_MILLISECONDS = 1000

export class Tally {
  /** The number of responses with 503, by code. */
  readonly refused = new Map<string, number>()
  /** The number of other failures, by kind: server errors, and missing responses. */
  readonly unexpected = new Map<string, number>()
  /** The number of requests that failed after all retries of a browser, so that people see an error. */
  visibleFailures = 0
  total = 0

  count(of: Map<string, number>, what: string): void {
    of.set(what, (of.get(what) ?? 0) + 1)
  }
}

/** Returns a client that repeats failed requests with the same key, as the web does and then its user, until there is a response. */
export function retryingClient(server: Server, tally: Tally): Server {
  return {
    async request(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID())
      tally.total += 1
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const response = await asTheWeb(server, tally, path, { ...init, headers })
        if (response) return response
        if (round === 0) tally.visibleFailures += 1
        await sleep(NEXT_ROUND_MILLISECONDS)
      }
      throw new Error(`${path} had no answer`)
    },
  }
}

async function asTheWeb(server: Server, tally: Tally, path: string, init: RequestInit): Promise<Response | undefined> {
  for (let attempt = 0; attempt <= API_RETRIES; attempt += 1) {
    if (attempt > 0) await sleep(FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1))
    const response = await answer(server, tally, path, init)
    if (response) return response
  }
  return undefined
}

async function answer(server: Server, tally: Tally, path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const response = await server.request(path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS) })
    if (response.status < 500 && response.status !== 409) return response
    const { code } = await response.clone().json()
    if (response.status < 500 && code !== 'IDEMPOTENCY_IN_FLIGHT') return response
    const isPolite = response.status === 409 || (response.status === 503 && response.headers.has('Retry-After'))
    tally.count(isPolite ? tally.refused : tally.unexpected, `${response.status} ${code}`)
  } catch (cause) {
    tally.count(tally.unexpected, cause instanceof Error ? cause.name : String(cause))
  }
  return undefined
}
