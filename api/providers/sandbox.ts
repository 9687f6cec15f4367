import type { Db } from '#api/db/client.ts'
import type { Clock } from '#api/platform/clock.ts'
import { sandboxAccountOpening } from './account-opening/sandbox.ts'
import { sandboxIdentity } from './identity/sandbox.ts'
import { sandboxNafath } from './nafath/sandbox.ts'
import type { Providers } from './providers.ts'
import { sandboxRegistry } from './registry/sandbox.ts'
import { sandboxScreening } from './screening/sandbox.ts'
import { sandboxSms } from './sms/sandbox.ts'
import { sandboxVoiceCall } from './voice-call/sandbox.ts'

/** The simulated outside world, driven by the test values of the contract. */
export function sandboxProviders({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }): Providers {
  return {
    sms: sandboxSms(db, clock),
    voiceCall: sandboxVoiceCall(db, clock),
    registry: sandboxRegistry,
    identity: sandboxIdentity,
    nafath: sandboxNafath(db, clock, publicUrl),
    screening: sandboxScreening,
    accountOpening: sandboxAccountOpening(db),
  }
}
