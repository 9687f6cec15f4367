import type { TransferOutcome } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { giveUp } from './hold-ends.ts'
import { paid, submitted } from './payout-results.ts'
import { decideSuspended, lockInSuspense } from './suspended-transfers.ts'
import { type LockedPayout, lockPayout } from './transfer-steps.ts'

/**
 * Ends a transfer as two members of staff have decided: one whose result the provider does not report, after they have asked the bank, or one whose
 * money is in suspense. Later reports of the provider are compared with the decision. Throws like `lockUndecided` and `decideSuspended`.
 */
export async function decideTransfer(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence' | 'accountTime'>,
  id: string,
  outcome: TransferOutcome,
): Promise<TransferRow> {
  const payout = await lockUndecided(tx, id)
  if (!payout) return decideSuspended(tx, deps, id, outcome)
  const { transfer, wallet } = payout
  if (outcome === 'failed') return giveUp(tx, deps, transfer)
  return paid(tx, deps, { wallet, transfer: await submitted(tx, deps, transfer, null, 'staff') }, 'staff')
}

/**
 * Locks a transfer that needs a decision. Returns undefined for one to a Plink customer, which has no payout. Throws `TRANSFER_NOT_FOUND`, and
 * `TRANSFER_STATE_INVALID` for one whose result is known or still being looked up.
 */
export async function lockUndecided(tx: Db, id: string): Promise<LockedPayout | undefined> {
  const payout = await lockPayout(tx, id)
  if (!payout) {
    await lockInSuspense(tx, id)
    return undefined
  }
  const { transfer } = payout
  if (transfer.state !== 'unknown' || transfer.undecidedSince === null) throw new PlinkError('TRANSFER_STATE_INVALID')
  return payout
}
