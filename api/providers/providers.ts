import type { Clock } from '#api/platform/clock.ts'
import type { AccountOpeningProvider } from './account-opening/account-opening.ts'
import { withDeadline } from './deadline.ts'
import type { IdentityProvider } from './identity/identity.ts'
import type { NafathProvider } from './nafath/nafath.ts'
import { cachedRegistry } from './registry/cached.ts'
import type { RegistryProvider } from './registry/registry.ts'
import type { ScreeningProvider } from './screening/screening.ts'
import type { SmsProvider } from './sms/sms.ts'
import type { VoiceCallProvider } from './voice-call/voice-call.ts'

/** The outside world. */
export interface Providers {
  sms: SmsProvider
  voiceCall: VoiceCallProvider
  registry: RegistryProvider
  identity: IdentityProvider
  nafath: NafathProvider
  screening: ScreeningProvider
  accountOpening: AccountOpeningProvider
}

interface Safeguards {
  clock: Clock
  timeoutSeconds: number
}

/** What the features use: no call hangs for longer than the time-out, and the registry is not asked the same again and again. */
export function withSafeguards(providers: Providers, { clock, timeoutSeconds }: Safeguards): Providers {
  const patient = withDeadlines(providers, timeoutSeconds)
  return { ...patient, registry: cachedRegistry(patient.registry, clock) }
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
