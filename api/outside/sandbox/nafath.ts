import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxNafathRequests } from '#api/kernel/db/schema/sandbox.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import type { NafathOutcome, NafathProvider } from '#api/outside/providers/providers.ts'
import { SANDBOX_DATE_OF_BIRTH } from '#domain/sandbox.ts'
import { scenarioOf } from './scenario.ts'

export type SandboxNafathRow = typeof sandboxNafathRequests.$inferSelect

/** The duration of the review in the scenario `nafath_under_review`. */
export const REVIEW_SECONDS = 20

const approved: NafathOutcome = {
  kind: 'approved',
  dateOfBirth: SANDBOX_DATE_OF_BIRTH,
  names: { arabic: 'نورة سالم عبدالله القحطاني', english: 'Noura Salem Abdullah Alqahtani' },
}

const DECISIONS = { approve: 'approve', reject: 'reject', ask_again: 'expire' } as const

/** A request waits until the user decides it on the portal page or the pretend phone. For some test IDs it is decided automatically. */
export function sandboxNafath(db: Db, clock: Clock, publicUrl: string): NafathProvider {
  async function outcomeOf(reference: string): Promise<NafathOutcome> {
    const [row] = await db.select().from(sandboxNafathRequests).where(eq(sandboxNafathRequests.id, reference))
    return row ? sandboxOutcome(row, clock()) : { kind: 'unavailable' }
  }

  return {
    async start({ requestId, nationalId, phone, expiresAt }) {
      const scenario = scenarioOf('idNumber', nationalId)
      if (scenario === 'nafath_initiate_failed') return { kind: 'failed' }
      await db.insert(sandboxNafathRequests).values({ id: requestId, nationalId, phone, createdAt: clock(), expiresAt })
      if (scenario === 'nafath_url_missing') return { kind: 'started', reference: requestId }
      return { kind: 'started', reference: requestId, portalUrl: `${publicUrl}/sandbox/nafath/${requestId}` }
    },
    outcome: ({ reference }) => outcomeOf(reference),
    /** The sandbox signs no tokens. */
    async read() {
      return undefined
    },
    async cancel(reference) {
      await decideSandboxRequest(db, reference, 'expire')
    },
    async decide(reference, decision) {
      const row = await decideSandboxRequest(db, reference, DECISIONS[decision])
      return row ? sandboxOutcome(row, clock()) : outcomeOf(reference)
    },
  }
}

/** Decides a request that is undecided or under review. Returns undefined if it was already decided. */
export async function decideSandboxRequest(db: Db, id: string, decision: NonNullable<SandboxNafathRow['decision']>) {
  const undecided = or(isNull(sandboxNafathRequests.decision), eq(sandboxNafathRequests.decision, 'review'))
  const [request] = await db
    .update(sandboxNafathRequests)
    .set({ decision })
    .where(and(eq(sandboxNafathRequests.id, id), undecided))
    .returning()
  return request
}

/** A stored decision takes precedence over the scenario of the test ID. */
export function sandboxOutcome(row: SandboxNafathRow, now: Date): NafathOutcome {
  const outcome = decided(row) ?? decidedByTestId(row, now)
  return outcome.kind === 'waiting' && now >= row.expiresAt ? { kind: 'expired' } : outcome
}

function decided({ decision }: SandboxNafathRow): NafathOutcome | undefined {
  switch (decision) {
    case 'approve':
      return approved
    case 'decline':
      return { kind: 'declined' }
    case 'review':
      return { kind: 'under_review' }
    case 'reject':
      return { kind: 'rejected' }
    case 'expire':
      return { kind: 'expired' }
    case null:
      return undefined
  }
}

function decidedByTestId({ nationalId, createdAt }: SandboxNafathRow, now: Date): NafathOutcome {
  switch (scenarioOf('idNumber', nationalId)) {
    case 'nafath_declined':
      return { kind: 'declined' }
    case 'nafath_rejected':
      return { kind: 'rejected' }
    case 'nafath_expired':
      return { kind: 'expired' }
    case 'nafath_under_review':
      return now < addSeconds(createdAt, REVIEW_SECONDS) ? { kind: 'under_review' } : approved
    default:
      return { kind: 'waiting' }
  }
}
