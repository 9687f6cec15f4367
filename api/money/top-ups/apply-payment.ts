import type { Db } from '#api/kernel/db/client.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { recordMoneyException } from '#api/money/ledger/money-exceptions.ts'
import { lockOpenOrClosedWallet } from '#api/money/ledger/wallets.ts'
import type { CardPayment } from '#api/outside/providers/money-providers.ts'
import {
  changeCardTopUp,
  isOpen,
  type LockedTopUp,
  lockCardTopUp,
  nextAsked,
  returnedAt,
  type TopUpDeps,
} from './card-top-ups.store.ts'
import { creditPaid, suspendPaidAfterEnd } from './credit-paid.ts'
import { takeBack } from './take-back.ts'

/** A payment that the customer has not confirmed after this long will not be confirmed any more. */
const CONFIRM_SECONDS = 24 * 3600

/**
 * Brings a top-up to the state of its payment, as the provider reported it. Applying the same payment again, or an older response after a newer
 * one, changes nothing.
 */
export async function applyPayment(deps: TopUpDeps, id: string, payment: CardPayment): Promise<void> {
  await deps.db.transaction(async tx => {
    const lockedTopUp = await lockCardTopUp(tx, id)
    const { topUp } = lockedTopUp
    const now = deps.clock()
    if (contradictsTopUp(topUp, payment)) return refuse(tx, deps, topUp, payment)
    const updatedTopUp = isOpen(topUp)
      ? await applyToOpen(tx, deps, lockedTopUp, payment)
      : await applyToEnded(tx, deps, topUp, payment)
    const refunded = goneBack(payment)
    if (refunded > updatedTopUp.refunded) {
      // The balances are read again, because the payment may be credited and refunded in one response.
      const locked = await lockOpenOrClosedWallet(tx, topUp.walletId)
      await takeBack(tx, deps, { topUp: updatedTopUp, locked }, refunded)
    }
    await changeCardTopUp(tx, topUp, { reference: payment.reference, dueAt: nextAsked(updatedTopUp, now) })
  })
}

const isTaken = ({ state }: CardPayment): boolean => state === 'paid' || state === 'refunded'

const goneBack = ({ state, amount, refunded }: CardPayment): number => (state === 'voided' ? amount : refunded)

const agrees = (topUp: CardTopUp, { id, amount, currency }: CardPayment): boolean =>
  id === topUp.id && amount === topUp.amount && currency === 'SAR'

/**
 * A payment that differed before still differs when it is voided. Once the right payment is credited, no other one may report that its money has
 * gone back.
 */
const contradictsTopUp = (topUp: CardTopUp, payment: CardPayment): boolean =>
  !agrees(topUp, payment) &&
  (isTaken(payment) || topUp.stateCause === 'payment_differs' || topUp.credited + topUp.suspended > 0)

/** Records that the payment differs from the top-up. Nothing is credited or taken back. */
async function refuse(tx: Db, deps: TopUpDeps, topUp: CardTopUp, payment: CardPayment): Promise<void> {
  const { id: number, amount, currency, state, reference } = payment
  await recordMoneyException(tx, deps, {
    key: `card payment differs ${topUp.id}`,
    kind: 'card_payment_differs',
    walletId: topUp.walletId,
    topUpId: topUp.id,
    expected: { amount: topUp.amount, currency: 'SAR', state: topUp.state, number: topUp.id },
    stated: { amount, currency, state, number, reference },
  })
  const at = deps.clock()
  const end = { state: 'failed', cause: 'payment_differs', at } as const
  const ended = isOpen(topUp) ? await changeCardTopUp(tx, await asSent(tx, topUp, at), {}, end) : topUp
  const isReturned = number === topUp.id && goneBack(payment) >= amount
  await changeCardTopUp(tx, ended, {
    dueAt: nextAsked(ended, at),
    reference: ended.reference ?? reference,
    ...(isReturned && { returnedAt: returnedAt(ended, at) }),
  })
}

async function applyToOpen(
  tx: Db,
  deps: TopUpDeps,
  lockedTopUp: LockedTopUp,
  payment: CardPayment,
): Promise<CardTopUp> {
  const at = deps.clock()
  const topUp = await asSent(tx, lockedTopUp.topUp, at)
  switch (payment.state) {
    case 'paid':
    case 'refunded':
      return creditPaid(tx, deps, { ...lockedTopUp, topUp })
    case 'failed':
    case 'voided':
      return changeCardTopUp(tx, topUp, {}, { state: 'failed', cause: payment.failure ?? 'other', at })
    case 'initiated':
      return at < addSeconds(topUp.createdAt, CONFIRM_SECONDS)
        ? changeCardTopUp(tx, topUp, { threeDsUrl: payment.url ?? topUp.threeDsUrl })
        : changeCardTopUp(tx, topUp, {}, { state: 'expired', cause: 'not_paid_in_time', at })
  }
}

async function applyToEnded(tx: Db, deps: TopUpDeps, topUp: CardTopUp, payment: CardPayment): Promise<CardTopUp> {
  if (payment.state === 'failed' && topUp.credited + topUp.suspended > 0)
    await recordFailureAfterPaid(tx, deps, topUp, payment)
  // The provider reported first that the payment failed, and now that it succeeded.
  const isPaidAfterEnd = isTaken(payment) && (topUp.state === 'failed' || topUp.state === 'expired')
  return isPaidAfterEnd ? suspendPaidAfterEnd(tx, deps, topUp) : topUp
}

/** Records that the provider reported a payment first as successful, and now as failed. The customer keeps the money until staff decides. */
const recordFailureAfterPaid = (
  tx: Db,
  deps: TopUpDeps,
  { id, walletId, amount, state }: CardTopUp,
  payment: CardPayment,
) =>
  recordMoneyException(tx, deps, {
    key: `card failed after paid ${id}`,
    kind: 'card_failed_after_paid',
    walletId,
    topUpId: id,
    expected: { amount, currency: 'SAR', state, number: id },
    stated: {
      amount: payment.amount,
      currency: payment.currency,
      state: payment.state,
      number: payment.id,
      reference: payment.reference,
    },
  })

/** The provider knows of a payment, so the card was sent, even if an earlier response said otherwise. */
async function asSent(tx: Db, topUp: CardTopUp, at: Date): Promise<CardTopUp> {
  const step = { state: 'awaiting_3ds', cause: 'card_sent', at } as const
  if (topUp.state === 'created') return changeCardTopUp(tx, topUp, { startedAt: at }, step)
  return topUp.startedAt === null ? changeCardTopUp(tx, topUp, { startedAt: at }) : topUp
}
