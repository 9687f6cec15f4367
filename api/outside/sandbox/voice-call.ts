import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxCalls } from '#api/kernel/db/schema/sandbox.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import type { CallOutcome, VoiceCallProvider } from '#api/outside/providers/providers.ts'
import { accountScenarioOf } from './scenario.ts'

export type SandboxCallRow = typeof sandboxCalls.$inferSelect

/** The pretend phone rings for this long before it is picked up. */
const RINGING_SECONDS = 2
/** Accounts with an automatic decision decide this long after the start of the call. */
const DECISION_SECONDS = 4

/** A call waits until the user presses a key on the pretend phone. Some test accounts decide automatically. */
export function sandboxVoiceCall(db: Db, clock: Clock): VoiceCallProvider {
  return {
    async place({ callId, phone, expiresAt }) {
      await db.insert(sandboxCalls).values({ id: callId, phone, createdAt: clock(), expiresAt })
      return callId
    },
    async outcome(reference) {
      const [row] = await db.select().from(sandboxCalls).where(eq(sandboxCalls.id, reference))
      return row ? sandboxCallOutcome(row, clock()) : 'expired'
    },
  }
}

/** A pressed key takes precedence over the scenario of the account. */
export function sandboxCallOutcome({ digit, phone, createdAt, expiresAt }: SandboxCallRow, now: Date): CallOutcome {
  if (digit) return digit === 1 ? 'confirmed' : 'rejected'
  if (now >= expiresAt) return 'expired'
  if (now < addSeconds(createdAt, RINGING_SECONDS)) return 'calling'
  return (now >= addSeconds(createdAt, DECISION_SECONDS) && decidedByAccount(phone)) || 'pending'
}

function decidedByAccount(phone: string): CallOutcome | undefined {
  switch (accountScenarioOf(phone)) {
    case 'callback_confirmed':
    case 'callback_incomplete':
      return 'confirmed'
    case 'callback_rejected':
      return 'rejected'
    case 'callback_expired':
      return 'expired'
    default:
      return undefined
  }
}
