import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#api/platform/clock.ts'
import { CR_CACHE_ENTRIES, CR_CACHE_SECONDS } from '#domain/constants.ts'
import type { Providers, RegistryAnswer, RegistryProvider } from './providers.ts'

interface Safeguards {
  clock: Clock
  timeoutSeconds: number
}

/** The providers that the features use: every call has a time-out, and the answers of the registry are cached. */
export function withSafeguards(providers: Providers, { clock, timeoutSeconds }: Safeguards): Providers {
  const limited = withDeadlines(providers, timeoutSeconds)
  return { ...limited, registry: cachedRegistry(limited.registry, clock) }
}

/** The same providers, each call of which rejects with `ProviderTimeout` after `seconds`. */
function withDeadlines(providers: Providers, seconds: number): Providers {
  const { sms, voiceCall, registry, identity, nafath, screening, accountOpening } = providers
  return {
    sms: { send: withDeadline(message => sms.send(message), seconds) },
    voiceCall: {
      place: withDeadline(call => voiceCall.place(call), seconds),
      outcome: withDeadline(reference => voiceCall.outcome(reference), seconds),
    },
    registry: { lookUp: withDeadline(crNumber => registry.lookUp(crNumber), seconds) },
    identity: {
      screen: withDeadline(idNumber => identity.screen(idNumber), seconds),
      matchPhone: withDeadline(query => identity.matchPhone(query), seconds),
    },
    nafath: {
      start: withDeadline(request => nafath.start(request), seconds),
      outcome: withDeadline(reference => nafath.outcome(reference), seconds),
      settle: withDeadline((reference, verdict) => nafath.settle(reference, verdict), seconds),
    },
    screening: { screen: withDeadline(subject => screening.screen(subject), seconds) },
    accountOpening: { open: withDeadline(request => accountOpening.open(request), seconds) },
  }
}

/** A provider did not respond in time. Whether it did what it was asked is unknown. */
export class ProviderTimeout extends Error {
  constructor() {
    super('Request timeout')
    this.name = 'ProviderTimeout'
  }
}

/** Stops waiting after `seconds`, so that a provider that hangs never makes a request hang. */
function withDeadline<Query extends unknown[], Answer>(
  call: (...query: Query) => Promise<Answer>,
  seconds: number,
): (...query: Query) => Promise<Answer> {
  const policy = timeout(seconds * 1000, TimeoutStrategy.Aggressive)
  return async (...query) => {
    try {
      return await policy.execute(() => call(...query))
    } catch (cause) {
      throw cause instanceof TaskCancelledError ? new ProviderTimeout() : cause
    }
  }
}

/** Caches positive answers for ten minutes, in each process by itself: a miss only repeats the call. */
function cachedRegistry(registry: RegistryProvider, clock: Clock): RegistryProvider {
  const found = new LRUCache<string, RegistryAnswer>({
    max: CR_CACHE_ENTRIES,
    ttl: CR_CACHE_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  return {
    async lookUp(crNumber) {
      const cached = found.get(crNumber)
      if (cached) return cached
      const answer = await registry.lookUp(crNumber)
      if (answer.kind === 'found' && answer.registration.status === 'active') found.set(crNumber, answer)
      return answer
    },
  }
}
