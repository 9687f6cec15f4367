import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { sandboxEmails, sandboxMessages, sandboxProfileFailures } from '#api/kernel/db/schema/sandbox.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { denyListScreening } from '#api/outside/providers/deny-list/deny-list.ts'
import type {
  AccountOpeningProvider,
  EmailProvider,
  IdentityProvider,
  IdScreeningProvider,
  Providers,
  ScreeningProvider,
  SmsProvider,
} from '#api/outside/providers/providers.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { sandboxBank } from './bank.ts'
import { sandboxBills } from './bills.ts'
import { sandboxCardTopUp } from './card-top-up.ts'
import { sandboxNafath } from './nafath.ts'
import { sandboxPayeeCheck, sandboxPayout } from './payout.ts'
import { sandboxRegistry } from './registry.ts'
import { scenarioOf } from './scenario.ts'
import { sandboxVoiceCall } from './voice-call.ts'

interface SandboxDeps {
  db: Db
  clock: Clock
  publicUrl: string
}

/** The simulated outside services, driven by the test values of the contract. */
export function sandboxProviders({ db, clock, publicUrl }: SandboxDeps): Providers {
  return {
    sms: sandboxSms(db, clock),
    email: sandboxEmail(db, clock),
    voiceCall: sandboxVoiceCall(db, clock),
    registry: sandboxRegistry,
    identity: sandboxIdentity,
    idScreening: sandboxIdScreening(denyListScreening(db)),
    nafath: sandboxNafath(db, clock, publicUrl),
    screening: sandboxScreening(db),
    accountOpening: sandboxAccountOpening(db),
    cardTopUp: sandboxCardTopUp(db, clock),
    bankCredits: sandboxBank(db, clock),
    payeeCheck: sandboxPayeeCheck,
    payout: sandboxPayout(db, clock),
    bills: sandboxBills(db, clock),
  }
}

function sandboxAccountOpening(db: Db): AccountOpeningProvider {
  /** In the scenario `profile_fails_once`, the first attempt fails with all its retries, and later attempts succeed. */
  async function isFirstAttempt(nationalId: string, attempt: string): Promise<boolean> {
    await db.insert(sandboxProfileFailures).values({ nationalId, attempt }).onConflictDoNothing()
    const [first] = await db
      .select()
      .from(sandboxProfileFailures)
      .where(eq(sandboxProfileFailures.nationalId, nationalId))
    return first?.attempt === attempt
  }

  return {
    async open({ attempt, nationalId }) {
      const scenario = scenarioOf('idNumber', nationalId)
      if (scenario === 'profile_forbidden') return 'forbidden'
      if (scenario !== 'profile_fails_once') return 'opened'
      return (await isFirstAttempt(nationalId, attempt)) ? 'unavailable' : 'opened'
    },
  }
}

const sandboxIdentity: IdentityProvider = {
  async matchPhone({ idNumber }) {
    return scenarioOf('idNumber', idNumber) === 'id_phone_mismatch' ? 'mismatch' : 'match'
  },
}

/** The deny list applies in the sandbox too. A test value with its own outcome keeps it. */
const sandboxIdScreening = (denyList: IdScreeningProvider): IdScreeningProvider => ({
  async screen(idNumber) {
    const scenario = scenarioOf('idNumber', idNumber)
    if (scenario === 'local_screening_hit') return 'hit'
    return scenario === 'id_verification_failed' ? 'unverifiable' : denyList.screen(idNumber)
  },
})

const sandboxScreening = (db: Db): ScreeningProvider => ({
  async screen({ idNumber }) {
    const scenario = scenarioOf('idNumber', idNumber)
    if (scenario === 'screening_unavailable') return { kind: 'unavailable' }
    if (scenario === 'screening_review') {
      return { kind: 'review', reason: 'Your details need a manual compliance review.' }
    }
    // The hit comes only after the sign-up.
    const isCustomer = and(hasValue(accounts.nationalId, idNumber), isNull(accounts.closedAt))
    if (scenario === 'rescreening_hit' && (await db.$count(accounts, isCustomer)) > 0) {
      return { kind: 'review', reason: 'A sanctions list may name the customer.', hits: ['sandbox-entry'] }
    }
    return { kind: 'clear' }
  },
})

/** Stores messages for the pretend phone instead of sending them. */
function sandboxSms(db: Db, clock: Clock): SmsProvider {
  return {
    async send({ id, to, body }) {
      const scenario = scenarioOf('phoneNumber', phoneFromE164(to))
      if (scenario === 'otp_send_failed') return 'refused'
      if (scenario === 'otp_slow') return new Promise(() => {})
      await db.insert(sandboxMessages).values({ id, phone: to, body, sentAt: clock() }).onConflictDoNothing()
      return 'sent'
    },
  }
}

/** Stores emails for the pretend phone instead of sending them. */
const sandboxEmail = (db: Db, clock: Clock): EmailProvider => ({
  async send({ id, recipientId, to, subject, text }) {
    if (scenarioOf('email', to.toLowerCase()) === 'email_change_failed') return 'invalid_address'
    await db.insert(sandboxEmails).values({ id, recipientId, to, subject, text, sentAt: clock() }).onConflictDoNothing()
    return 'sent'
  },
})
