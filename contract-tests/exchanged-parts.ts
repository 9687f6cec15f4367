import type { Db } from '#api/db/client.ts'
import type { Deps } from '#api/deps.ts'
import { HasherBusy, type PasswordHasher } from '#api/platform/password-hasher.ts'
import type { Providers } from '#api/providers/providers.ts'
import type { Gate } from './gate.ts'

/** A database that does not work, with a message that nobody outside may see. */
export const brokenDb: Db = new Proxy({} as Db, {
  get() {
    throw new Error('connection to 10.0.0.7 refused')
  },
})

export const busyHasher: PasswordHasher = {
  hash: () => Promise.reject(new HasherBusy()),
  verify: () => Promise.reject(new HasherBusy()),
  inTurn: work => work(),
}

const never = () => new Promise<never>(() => {})

/** How long to wait for what never comes. */
export const IMPATIENT_SECONDS = 0.05

/** Every service outside hangs. */
export const hangingProviders: Providers = {
  sms: { send: never },
  voiceCall: { place: never, outcome: never },
  registry: { lookUp: never },
  identity: { screen: never, matchPhone: never },
  nafath: { start: never, outcome: never, settle: never },
  screening: { screen: never },
  accountOpening: { open: never },
}

export const smsRefused = { sms: { send: async () => 'refused' } } satisfies Partial<Providers>

export const callRefused = {
  voiceCall: { place: async () => undefined, outcome: never },
} satisfies Partial<Providers>

export const identityCheckDown = {
  identity: {
    screen: async () => 'unavailable',
    matchPhone: async () => ({ kind: 'unavailable' }),
  },
} satisfies Partial<Providers>

/** The same parts, in which whatever changes something for good waits at the gate. */
export function waitingAt(
  gate: Gate,
  { db, passwords, providers }: Deps,
): Pick<Deps, 'db' | 'passwords' | 'providers'> {
  return {
    db: withWaitingWrites(gate, db),
    passwords: {
      ...passwords,
      hash: async password => {
        await gate.pass()
        return passwords.hash(password)
      },
    },
    providers: {
      ...providers,
      accountOpening: {
        open: async request => {
          await gate.pass()
          return providers.accountOpening.open(request)
        },
      },
    },
  }
}

function withWaitingWrites(gate: Gate, db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    await gate.pass()
    return db.transaction(work, config)
  }
  const update: Db['update'] = table => waitingQuery(gate, db.update(table))
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      if (name === 'update') return update
      const part: unknown = Reflect.get(target, name, target)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

/** The query, built step by step as ever, which runs when it is awaited and the gate is open. */
function waitingQuery<Query extends object>(gate: Gate, query: Query): Query {
  return new Proxy(query, {
    get(target, name) {
      if (name === 'then') {
        return (...settle: Parameters<Promise<unknown>['then']>) =>
          gate
            .pass()
            .then(() => target)
            .then(...settle)
      }
      const part: unknown = Reflect.get(target, name, target)
      return typeof part === 'function' ? (...given: unknown[]) => waitingQuery(gate, part.apply(target, given)) : part
    },
  })
}
