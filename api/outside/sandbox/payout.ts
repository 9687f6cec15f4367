import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxPayouts } from '#api/kernel/db/schema/sandbox-money.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import type {
  PayeeCheckProvider,
  PayoutProvider,
  PayoutRequest,
  PayoutSearch,
  PayoutState,
  PayoutSubmission,
} from '#api/outside/providers/money-providers.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { readSandboxWebhook } from './card-top-up.ts'
import { scenarioOf } from './scenario.ts'

type Row = typeof sandboxPayouts.$inferSelect

export const PAYOUT_PAID_SECONDS = 3
export const PAYOUT_PAID_LATER_SECONDS = 60
export const PAYOUT_RETURNED_SECONDS = 86_400

/** An automatic step of a simulated payout, which it takes after some time. */
interface Step {
  after: number
  state: PayoutState
  reason?: string
}

const PAID_SOON: Step[] = [{ after: PAYOUT_PAID_SECONDS, state: 'paid' }]
const STEPS: Readonly<Record<string, Step[]>> = {
  [SANDBOX_PAYOUTS.paid_at_once]: [{ after: 0, state: 'paid' }],
  [SANDBOX_PAYOUTS.paid_later]: [{ after: PAYOUT_PAID_LATER_SECONDS, state: 'paid' }],
  [SANDBOX_PAYOUTS.failed]: [{ after: PAYOUT_PAID_SECONDS, state: 'failed', reason: 'The account is closed' }],
  [SANDBOX_PAYOUTS.returned]: [
    ...PAID_SOON,
    { after: PAYOUT_RETURNED_SECONDS, state: 'returned', reason: 'The bank of the payee sent the money back' },
  ],
}

/** The possible next states. */
const NEXT: Partial<Record<Row['state'], PayoutState[]>> = {
  queued: ['initiated', 'paid', 'failed', 'canceled'],
  initiated: ['paid', 'failed'],
  paid: ['returned'],
}

/** Payouts by IBAN: see `SANDBOX_PAYOUTS`. */
export function sandboxPayout(db: Db, clock: Clock): PayoutProvider {
  return {
    async submit(request) {
      const { iban } = request.destination
      if (iban === SANDBOX_PAYOUTS.refused) return { kind: 'refused', reason: 'The bank of the payee takes no payouts' }
      const isNew = await receive(db, request, iban === SANDBOX_PAYOUTS.no_answer_lost ? 'lost' : 'initiated', clock())
      if (iban === SANDBOX_PAYOUTS.no_answer_received) return { kind: 'unknown' }
      if (isNew) return iban === SANDBOX_PAYOUTS.no_answer_lost ? { kind: 'unknown' } : accepted(db, clock, request)
      return (await receiveAgain(db, request, clock())) ? accepted(db, clock, request) : { kind: 'unknown' }
    },
    async find({ sequenceNumber }) {
      const row = await findSandboxPayout(db, clock, sequenceNumber)
      return row ? searchResult(row) : { kind: 'not_found' }
    },
    read: readSandboxWebhook,
  }
}

/** Returns false if the number is already known. */
async function receive(db: Db, request: PayoutRequest, state: Row['state'], now: Date): Promise<boolean> {
  const { sequenceNumber, amount, purpose, destination } = request
  const { iban, name } = destination
  const inserted = await db
    .insert(sandboxPayouts)
    .values({ sequenceNumber, reference: randomUUID(), amount, purpose, iban, name, state, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

/** The provider treats a number whose first submission was lost as new. */
async function receiveAgain(db: Db, { sequenceNumber, amount }: PayoutRequest, now: Date): Promise<boolean> {
  const isLost = and(eq(sandboxPayouts.sequenceNumber, sequenceNumber), eq(sandboxPayouts.state, 'lost'))
  const changed = await db
    .update(sandboxPayouts)
    .set({ state: 'initiated', amount, createdAt: now })
    .where(isLost)
    .returning()
  return changed.length > 0
}

async function accepted(db: Db, clock: Clock, { sequenceNumber }: PayoutRequest): Promise<PayoutSubmission> {
  const row = await findSandboxPayout(db, clock, sequenceNumber)
  return row ? { kind: 'accepted', reference: row.reference, state: row.state } : { kind: 'unknown' }
}

type KnownRow = Row & { state: PayoutState }

/** Returns the payout after its automatic steps. Returns undefined if the provider does not know it. */
export async function findSandboxPayout(db: Db, clock: Clock, sequenceNumber: string): Promise<KnownRow | undefined> {
  const [row] = await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.sequenceNumber, sequenceNumber))
  if (!isKnown(row)) return undefined
  const steps = STEPS[row.iban] ?? PAID_SOON
  const due = steps.find(
    ({ after, state }) => NEXT[row.state]?.includes(state) && clock() >= addSeconds(row.createdAt, after),
  )
  if (!due) return row
  await decideSandboxPayout(db, clock, sequenceNumber, due.state, due.reason)
  return findSandboxPayout(db, clock, sequenceNumber)
}

const isKnown = (row: Row | undefined): row is KnownRow => row !== undefined && row.state !== 'lost'

/** Changes the state of a payout. Returns false if its current state does not allow that. */
export async function decideSandboxPayout(
  db: Db,
  clock: Clock,
  sequenceNumber: string,
  state: PayoutState,
  reason?: string,
): Promise<boolean> {
  return db.transaction(async tx => {
    const [row] = await tx
      .select()
      .from(sandboxPayouts)
      .where(eq(sandboxPayouts.sequenceNumber, sequenceNumber))
      .for('update')
    if (!row || !NEXT[row.state]?.includes(state)) return false
    const at = { ...(state === 'paid' && { paidAt: clock() }), ...(state === 'returned' && { returnedAt: clock() }) }
    await tx
      .update(sandboxPayouts)
      .set({ state, reason, ...at })
      .where(eq(sandboxPayouts.sequenceNumber, sequenceNumber))
    return true
  })
}

const searchResult = ({ sequenceNumber, reference, state, amount, reason }: KnownRow): PayoutSearch => ({
  kind: 'found',
  payout: { sequenceNumber, reference, state, amount, reason },
})

/** Returns the payees of the test IBANs. */
export const sandboxPayeeCheck: PayeeCheckProvider = {
  async check({ iban }) {
    const scenario = scenarioOf('iban', iban)
    if (scenario === 'payee_check_unavailable') return 'unavailable'
    return scenario === 'payee_mismatch' ? 'mismatch' : 'match'
  },
}
