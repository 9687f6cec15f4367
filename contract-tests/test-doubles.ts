import { DrizzleQueryError } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { HasherBusy, type PasswordHasher } from '#api/kernel/platform/password-hasher.ts'
import type { NafathOutcome, Providers } from '#api/outside/providers/providers.ts'
import { withSafeguards } from '#api/outside/providers/safeguards.ts'
import { hangingProviders } from '#api/testing/providers/faulty-providers.ts'
import { EXAMPLE_TIME } from './example-time.ts'

/** A latch: calls wait at it until it is opened. */
interface Latch {
  /** Resolves when the first call waits. */
  reached: Promise<void>
  wait(): Promise<void>
  open(): void
}

export function createLatch(): Latch {
  const arrival = Promise.withResolvers<void>()
  const opening = Promise.withResolvers<void>()
  return {
    reached: arrival.promise,
    wait() {
      arrival.resolve()
      return opening.promise
    },
    open: opening.resolve,
  }
}

/** A database that fails with a message that no response may show. */
export const brokenDb: Db = new Proxy({} as Db, {
  get() {
    throw new Error('connection to 10.0.0.7 refused')
  },
})

/** A database that is away, as Drizzle reports it. */
export const unavailableDb: Db = new Proxy({} as Db, {
  get() {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
    throw new DrizzleQueryError('select', [], refused)
  },
})

export const busyHasher: PasswordHasher = {
  hash: () => Promise.reject(new HasherBusy()),
  verify: () => Promise.reject(new HasherBusy()),
  runQueued: work => work(),
}

/** For calls to providers that never respond. */
export const SHORT_TIMEOUT_SECONDS = 0.05

/** No call gets a response in time. The short limit holds for these alone, so that no other provider is late on a slow machine. */
export const lateProviders: Providers = withSafeguards(hangingProviders, {
  clock: () => EXAMPLE_TIME,
  timeoutSeconds: SHORT_TIMEOUT_SECONDS,
})

export const smsRefused = { sms: { send: async () => 'refused' } } satisfies Partial<Providers>

/** Every token says this. */
export const nafathResponds = (outcome: NafathOutcome) =>
  ({
    nafath: { ...lateProviders.nafath, read: async () => outcome },
  }) satisfies Partial<Providers>

export const callRefused = {
  voiceCall: { ...lateProviders.voiceCall, place: async () => undefined },
} satisfies Partial<Providers>

export const identityCheckDown = {
  identity: { matchPhone: async () => 'unavailable' },
  idScreening: { screen: async () => 'unavailable' },
} satisfies Partial<Providers>

/** The same dependencies; every write waits at the latch first. */
export function delayedBy(
  latch: Latch,
  { db, passwords, providers }: Deps,
): Pick<Deps, 'db' | 'passwords' | 'providers'> {
  return {
    db: withDelayedWrites(latch, db),
    passwords: {
      ...passwords,
      hash: async password => {
        await latch.wait()
        return passwords.hash(password)
      },
    },
    providers: {
      ...providers,
      accountOpening: {
        open: async request => {
          await latch.wait()
          return providers.accountOpening.open(request)
        },
      },
    },
  }
}

function withDelayedWrites(latch: Latch, db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    await latch.wait()
    return db.transaction(work, config)
  }
  const update: Db['update'] = table => delayedQuery(latch, db.update(table))
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      if (name === 'update') return update
      const part: unknown = Reflect.get(target, name, target)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

/** The same query builder. The query runs once it is awaited and the latch is open. */
function delayedQuery<Query extends object>(latch: Latch, query: Query): Query {
  return new Proxy(query, {
    get(target, name) {
      if (name === 'then') {
        return (...settle: Parameters<Promise<unknown>['then']>) =>
          latch
            .wait()
            .then(() => target)
            .then(...settle)
      }
      const part: unknown = Reflect.get(target, name, target)
      return typeof part === 'function' ? (...given: unknown[]) => delayedQuery(latch, part.apply(target, given)) : part
    },
  })
}
