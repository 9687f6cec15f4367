import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { changeCardTopUp, type LockedTopUp, lockCardTopUp } from './card-top-ups.store.ts'
import { creditTopUp } from './credit-paid.ts'

/**
 * Credits money in suspense to the wallet of the top-up, as two members of staff have decided.
 * @throws PlinkError like `lockForTopUpCrediting`
 */
export async function creditTopUpFromSuspense(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  id: string,
): Promise<CardTopUp> {
  const lockedTopUp = await lockForTopUpCrediting(tx, deps, id)
  const { topUp } = lockedTopUp
  const transactionId = await creditTopUp(tx, lockedTopUp, topUp.suspended, 'suspense', deps.clock())
  return changeCardTopUp(tx, topUp, { transactionId, credited: topUp.credited + topUp.suspended, suspended: 0 })
}

/**
 * Marks money in suspense to go back to the card, as two members of staff have decided. Staff refunds it at the card provider, and the money leaves
 * suspense once the provider reports the refund.
 * @throws PlinkError like `lockSuspendedTopUp`
 */
export async function agreeToRefund(tx: Db, id: string, now: Date): Promise<CardTopUp> {
  const { topUp } = await lockSuspendedTopUp(tx, id)
  return changeCardTopUp(tx, topUp, { refundAgreedAt: now })
}

/**
 * Locks a top-up that its wallet may receive. The rules that kept the money out when it arrived still apply.
 * @throws PlinkError `WALLET_INACTIVE`, `ACCOUNT_CLOSED`, `MAXIMUM_BALANCE_EXCEEDED`, and those of `lockSuspendedTopUp`
 */
export async function lockForTopUpCrediting(tx: Db, deps: Pick<Deps, 'licence'>, id: string): Promise<LockedTopUp> {
  const lockedTopUp = await lockSuspendedTopUp(tx, id)
  const { topUp, locked } = lockedTopUp
  if (locked.wallet.closedAt !== null) throw new PlinkError('ACCOUNT_CLOSED')
  if (locked.wallet.status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
  if (isOverMaximum(locked, topUp.suspended, deps)) throw new PlinkError('MAXIMUM_BALANCE_EXCEEDED')
  return lockedTopUp
}

/** Locks a top-up with undecided money in suspense. Throws `TOP_UP_NOT_FOUND`, `SUSPENSE_CREDIT_DECIDED`. */
export async function lockSuspendedTopUp(tx: Db, id: string): Promise<LockedTopUp> {
  const lockedTopUp = await lockCardTopUp(tx, id)
  const { suspended, refundAgreedAt } = lockedTopUp.topUp
  if (suspended <= 0 || refundAgreedAt !== null) throw new PlinkError('SUSPENSE_CREDIT_DECIDED')
  return lockedTopUp
}
