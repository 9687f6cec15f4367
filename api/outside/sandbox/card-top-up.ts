import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxCardPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import type { CardFailure, CardPayment, CardTopUpProvider } from '#api/outside/providers/money-providers.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

export type SandboxCardPaymentRow = typeof sandboxCardPayments.$inferSelect
type Decision = Pick<SandboxCardPaymentRow, 'state' | 'failure'>

/** A payment fails as abandoned if the 3-D Secure page is not answered within this time. */
export const CARD_ABANDONED_SECONDS = 900
/** The provider transfers the money of a payment this long after its start. */
export const SANDBOX_SETTLEMENT_SECONDS = 24 * 3600

const PAID: Decision = { state: 'paid', failure: null }
const failed = (failure: CardFailure): Decision => ({ state: 'failed', failure })

/** Outcomes that the card's bank decides alone. Other cards wait for the cardholder. */
const DECISIONS: Readonly<Record<string, Decision>> = {
  [SANDBOX_CARDS.paid]: PAID,
  [SANDBOX_CARDS.other_amount]: PAID,
  [SANDBOX_CARDS.no_answer_received]: PAID,
  [SANDBOX_CARDS.declined]: failed('declined'),
  [SANDBOX_CARDS.insufficient_funds]: failed('insufficient_funds'),
  [SANDBOX_CARDS.three_ds_failed]: failed('three_ds_failed'),
  [SANDBOX_CARDS.abandoned]: failed('abandoned'),
}

/** Payments by test card: see `SANDBOX_CARDS`. A payment is decided when it is first looked up, so that it can be seen as initiated. */
export function sandboxCardTopUp(db: Db, clock: Clock): CardTopUpProvider {
  return {
    form: () => ({ kind: 'test_cards' }),
    async start({ id, amount, cardToken, returnUrl, description }) {
      if (cardToken === SANDBOX_CARDS.no_answer_lost) return { kind: 'unavailable' }
      const isKnown = Object.values<string>(SANDBOX_CARDS).includes(cardToken)
      if (!isKnown || cardToken === SANDBOX_CARDS.invalid) return { kind: 'failed', failure: 'other' }
      await db
        .insert(sandboxCardPayments)
        .values({
          id,
          cardToken,
          amount: cardToken === SANDBOX_CARDS.other_amount ? amount - 1 : amount,
          returnUrl,
          description,
          state: 'initiated',
          createdAt: clock(),
        })
        .onConflictDoNothing()
      if (cardToken === SANDBOX_CARDS.no_answer_received) return { kind: 'unavailable' }
      return { kind: 'started', reference: id, url: threeDsUrl(returnUrl, id) }
    },
    async find({ id }) {
      const payment = await findSandboxCardPayment(db, clock, id)
      return payment ? { kind: 'found', payment: present(payment) } : { kind: 'not_found' }
    },
    read: readSandboxWebhook,
  }
}

/** The sandbox signs nothing. A forged webhook discloses and changes nothing, because payments are looked up. */
export function readSandboxWebhook(webhook: unknown): { reference: string } | undefined {
  const { reference } = Object(webhook)
  return typeof reference === 'string' && isUuid(reference) ? { reference } : undefined
}

/** Returns the payment after the automatic steps of its card. */
export async function findSandboxCardPayment(
  db: Db,
  clock: Clock,
  id: string,
): Promise<SandboxCardPaymentRow | undefined> {
  const [row] = await db.select().from(sandboxCardPayments).where(eq(sandboxCardPayments.id, id))
  if (row?.state !== 'initiated') return row
  const isAbandoned = clock() >= addSeconds(row.createdAt, CARD_ABANDONED_SECONDS)
  const decision = DECISIONS[row.cardToken] ?? (isAbandoned ? failed('abandoned') : undefined)
  return decision ? ((await decide(db, id, decision)) ?? findSandboxCardPayment(db, clock, id)) : row
}

/** Stores what the cardholder decided on the 3-D Secure page. Returns undefined if the payment is decided already. */
export function answerSandboxThreeDs(db: Db, id: string, isApproved: boolean) {
  return decide(db, id, isApproved ? PAID : failed('three_ds_failed'))
}

/** Does what staff does in the dashboard of a real provider. */
export async function refundSandboxCardPayment(db: Db, clock: Clock, id: string): Promise<void> {
  const refund = { state: 'refunded', refunded: sql`${sandboxCardPayments.amount}`, refundedAt: clock() } as const
  await db.update(sandboxCardPayments).set(refund).where(eq(sandboxCardPayments.id, id))
}

async function decide(db: Db, id: string, decision: Decision): Promise<SandboxCardPaymentRow | undefined> {
  const isUndecided = and(eq(sandboxCardPayments.id, id), eq(sandboxCardPayments.state, 'initiated'))
  const [row] = await db.update(sandboxCardPayments).set(decision).where(isUndecided).returning()
  return row
}

const present = ({ id, amount, returnUrl, state, failure, refunded }: SandboxCardPaymentRow): CardPayment => ({
  reference: id,
  id,
  amount,
  currency: 'SAR',
  state,
  failure,
  refunded,
  url: threeDsUrl(returnUrl, id),
})

/** The page is a part of Plink, on the host from which the cardholder comes and to which they return. */
const threeDsUrl = (returnUrl: string, id: string): string => new URL(`/sandbox/cards/${id}`, returnUrl).href
