import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { CR_CACHE_ENTRIES, CR_CACHE_SECONDS } from '#domain/constants.ts'
import type { MoneyProviders } from './money-providers.ts'
import type { Providers, RegistryProvider, RegistryResult } from './providers.ts'

interface Safeguards {
  clock: Clock
  timeoutSeconds: number
}

/** Wraps the providers for the features: every call has a time-out, and registry results are cached. */
export function withSafeguards(providers: Providers, { clock, timeoutSeconds }: Safeguards): Providers {
  const limited = withDeadlines(providers, timeoutSeconds)
  return { ...limited, registry: cachedRegistry(limited.registry, clock) }
}

/** Wraps the providers so that each call rejects with `ProviderTimeout` after `seconds`. */
function withDeadlines(providers: Providers, seconds: number): Providers {
  const { sms, email, voiceCall, registry, identity, idScreening, nafath, screening, accountOpening } = providers
  return {
    sms: { send: withDeadline(message => sms.send(message), seconds) },
    email: { send: withDeadline(message => email.send(message), seconds) },
    voiceCall: {
      place: withDeadline(call => voiceCall.place(call), seconds),
      outcome: withDeadline(reference => voiceCall.outcome(reference), seconds),
    },
    registry: { lookUp: withDeadline(crNumber => registry.lookUp(crNumber), seconds) },
    identity: { matchPhone: withDeadline(query => identity.matchPhone(query), seconds) },
    idScreening: { screen: withDeadline(idNumber => idScreening.screen(idNumber), seconds) },
    nafath: {
      start: withDeadline(request => nafath.start(request), seconds),
      outcome: withDeadline(request => nafath.outcome(request), seconds),
      read: withDeadline(callback => nafath.read(callback), seconds),
      cancel: withDeadline(reference => nafath.cancel(reference), seconds),
      decide: withDeadline((reference, decision) => nafath.decide(reference, decision), seconds),
    },
    screening: { screen: withDeadline(subject => screening.screen(subject), seconds) },
    accountOpening: { open: withDeadline(request => accountOpening.open(request), seconds) },
    ...moneyWithDeadlines(providers, seconds),
  }
}

/** Wraps the providers so that a call that times out has the outcome of a call without a response. */
function moneyWithDeadlines(providers: MoneyProviders, seconds: number): MoneyProviders {
  const { cardTopUp, bankCredits, payeeCheck, payout, bills } = providers
  const unavailable = { kind: 'unavailable' } as const
  return {
    cardTopUp: {
      ...cardTopUp,
      start: withOutcome(request => cardTopUp.start(request), seconds, unavailable),
      find: withOutcome(payment => cardTopUp.find(payment), seconds, unavailable),
    },
    bankCredits: {
      ...bankCredits,
      openIban: withOutcome(owner => bankCredits.openIban(owner), seconds, unavailable),
      list: withOutcome(page => bankCredits.list(page), seconds, unavailable),
      sendBack: withOutcome(credit => bankCredits.sendBack(credit), seconds, 'unavailable'),
      statement: withOutcome(of => bankCredits.statement(of), seconds, unavailable),
    },
    payeeCheck: { check: withOutcome(payee => payeeCheck.check(payee), seconds, 'unavailable') },
    payout: {
      ...payout,
      submit: withOutcome(request => payout.submit(request), seconds, { kind: 'unknown' }),
      find: withOutcome(sought => payout.find(sought), seconds, unavailable),
    },
    bills: {
      inquire: withOutcome(bill => bills.inquire(bill), seconds, unavailable),
      pay: withOutcome(request => bills.pay(request), seconds, { kind: 'unknown' }),
      find: withOutcome(payment => bills.find(payment), seconds, unavailable),
    },
  }
}

/** Wraps the call so that it resolves with `late` if it takes longer than `seconds`. */
function withOutcome<Query extends unknown[], Result>(
  call: (...query: Query) => Promise<Result>,
  seconds: number,
  late: NoInfer<Result>,
): (...query: Query) => Promise<Result> {
  const limited = withDeadline(call, seconds)
  return (...query) =>
    limited(...query).catch(cause => {
      if (cause instanceof ProviderTimeout) return late
      throw cause
    })
}

/** A provider did not respond in time. It may have processed the request. */
export class ProviderTimeout extends Error {
  constructor() {
    super('Request timeout')
    this.name = 'ProviderTimeout'
  }
}

/** Limits the wait for a provider, so that a provider that hangs does not block a request. */
export function withDeadline<Query extends unknown[], Result>(
  call: (...query: Query) => Promise<Result>,
  seconds: number,
): (...query: Query) => Promise<Result> {
  const policy = timeout(seconds * 1000, TimeoutStrategy.Aggressive)
  return async (...query) => {
    try {
      return await policy.execute(() => call(...query))
    } catch (cause) {
      throw cause instanceof TaskCancelledError ? new ProviderTimeout() : cause
    }
  }
}

/** Caches active registrations for ten minutes. Each process has its own cache, because a miss only repeats the call. */
function cachedRegistry(registry: RegistryProvider, clock: Clock): RegistryProvider {
  const cache = new LRUCache<string, RegistryResult>({
    max: CR_CACHE_ENTRIES,
    ttl: CR_CACHE_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  return {
    async lookUp(crNumber) {
      const cached = cache.get(crNumber)
      if (cached) return cached
      const result = await registry.lookUp(crNumber)
      if (result.kind === 'found' && result.registration.status === 'active') cache.set(crNumber, result)
      return result
    },
  }
}
