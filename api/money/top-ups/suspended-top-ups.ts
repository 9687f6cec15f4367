import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { changeCardTopUp, type LockedTopUp, lockCardTopUp } from './card-top-ups.store.ts'
import { creditTopUp } from './credit-paid.ts'

/**
 * Credits what is in suspense to the wallet of the top-up: a decision of two members of the staff.
 * @throws PlinkError as `lockForTopUpCrediting`
 */
export async function creditTopUpFromSuspense(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  id: string,
): Promise<CardTopUp> {
  const found = await lockForTopUpCrediting(tx, deps, id)
  const { topUp } = found
  const transactionId = await creditTopUp(tx, found, topUp.suspended, 'suspense', deps.clock())
  return changeCardTopUp(tx, topUp, { transactionId, credited: topUp.credited + topUp.suspended, suspended: 0 })
}

/**
 * What is in suspense goes back to the card: a decision of two members of the staff. Somebody refunds it at the card provider, and the money
 * leaves suspense once the provider says so.
 * @throws PlinkError as `lockSuspendedTopUp`
 */
export async function agreeToRefund(tx: Db, id: string, now: Date): Promise<CardTopUp> {
  const { topUp } = await lockSuspendedTopUp(tx, id)
  return changeCardTopUp(tx, topUp, { refundAgreedAt: now })
}

/**
 * Locks a top-up that its wallet may receive. What kept the money out of it at its arrival keeps it out now.
 * @throws PlinkError `WALLET_INACTIVE`, `ACCOUNT_CLOSED`, `MAXIMUM_BALANCE_EXCEEDED`, and as `lockSuspendedTopUp`
 */
export async function lockForTopUpCrediting(tx: Db, deps: Pick<Deps, 'licence'>, id: string): Promise<LockedTopUp> {
  const found = await lockSuspendedTopUp(tx, id)
  const { topUp, locked } = found
  if (locked.wallet.closedAt !== null) throw new PlinkError('ACCOUNT_CLOSED')
  if (locked.wallet.status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
  if (isOverMaximum(locked, topUp.suspended, deps)) throw new PlinkError('MAXIMUM_BALANCE_EXCEEDED')
  return found
}

/** Locks a top-up of which money is in suspense and not decided about. Throws `TOP_UP_NOT_FOUND`, `SUSPENSE_CREDIT_DECIDED`. */
export async function lockSuspendedTopUp(tx: Db, id: string): Promise<LockedTopUp> {
  const found = await lockCardTopUp(tx, id)
  const { suspended, refundAgreedAt } = found.topUp
  if (suspended <= 0 || refundAgreedAt !== null) throw new PlinkError('SUSPENSE_CREDIT_DECIDED')
  return found
}
