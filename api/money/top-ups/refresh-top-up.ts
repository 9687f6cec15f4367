import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { applyPayment } from './apply-payment.ts'
import {
  changeCardTopUp,
  isOpen,
  lockCardTopUp,
  mayHavePayment,
  nextAsked,
  type TopUpDeps,
} from './card-top-ups.store.ts'

/** An unpaid top-up expires after this long. */
export const TOP_UP_LIFETIME_SECONDS = 3600
/** A request may reach the provider this long after it was sent. */
const ON_ITS_WAY_SECONDS = 30

export type RefreshDeps = TopUpDeps & Pick<Deps, 'providers'>

/** Asks the provider for the state of the payment. Returns whether it responded. */
export const refreshTopUp = (deps: RefreshDeps, topUp: CardTopUp): Promise<boolean> =>
  deps.accountTime.run(deps.db, accountOf(topUp.walletId), () => refresh(deps, topUp))

async function refresh(deps: RefreshDeps, topUp: CardTopUp): Promise<boolean> {
  const { id, reference } = topUp
  if (!mayHavePayment(topUp)) {
    await notPaid(deps, id)
    return true
  }
  const search = await deps.providers.cardTopUp.find({ id, reference: reference ?? undefined })
  if (search.kind === 'found') await applyPayment(deps, id, search.payment)
  if (search.kind === 'not_found') await notPaid(deps, id)
  if (search.kind === 'unavailable') await askLater(deps, id)
  return search.kind !== 'unavailable'
}

/** Applies the response that there is no payment. The card may be sent again, under the same id, until the top-up expires. */
async function notPaid({ db, clock }: TopUpDeps, id: string): Promise<void> {
  await db.transaction(async tx => {
    const { topUp } = await lockCardTopUp(tx, id)
    const now = clock()
    if (!isOpen(topUp)) {
      await changeCardTopUp(tx, topUp, { dueAt: mayHavePayment(topUp) ? nextAsked(topUp, now) : null })
      return
    }
    const { startedAt } = topUp
    const mayArrive = startedAt !== null && now < addSeconds(startedAt, ON_ITS_WAY_SECONDS)
    const expiresAt = addSeconds(topUp.createdAt, TOP_UP_LIFETIME_SECONDS)
    if (mayArrive) await changeCardTopUp(tx, topUp, { dueAt: nextAsked(topUp, now) })
    else if (now < expiresAt) {
      const dueAt = mayHavePayment(topUp) ? nextAsked(topUp, now) : expiresAt
      await changeCardTopUp(tx, topUp, { startedAt: null, dueAt })
    } else {
      const dueAt = mayHavePayment(topUp) ? nextAsked(topUp, now, false) : null
      const changes = { startedAt: startedAt ?? firstSentAt(topUp) }
      await changeCardTopUp(tx, topUp, { ...changes, dueAt }, { state: 'expired', cause: 'not_paid_in_time', at: now })
    }
  })
}

/** Returns when the card of an open top-up was sent. The state that shows this ends with the expiry, and a payment may still appear. */
const firstSentAt = ({ state, stateSince }: CardTopUp): Date | null => (state === 'awaiting_3ds' ? stateSince : null)

async function askLater({ db, clock }: TopUpDeps, id: string): Promise<void> {
  await db.transaction(async tx => {
    const { topUp } = await lockCardTopUp(tx, id)
    await changeCardTopUp(tx, topUp, { dueAt: nextAsked(topUp, clock()) })
  })
}
