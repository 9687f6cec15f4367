import type { TransferOutcome } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import type { TransferRow } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { giveUp } from './hold-ends.ts'
import { paid, submitted } from './payout-results.ts'
import { type LockedPayout, lockPayout, lockTransfer } from './transfer-steps.ts'

/**
 * Ends a transfer of which the provider does not say whether it was paid, as two members of the staff have found out with the bank. What the
 * provider says afterwards is compared with it. Throws as `lockUndecided`.
 */
export async function decideUnknownTransfer(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  id: string,
  outcome: TransferOutcome,
): Promise<TransferRow> {
  const { transfer, wallet } = await lockUndecided(tx, id)
  if (outcome === 'failed') return giveUp(tx, deps, transfer)
  return paid(tx, deps, { wallet, transfer: await submitted(tx, deps, transfer, null, 'staff') }, 'staff')
}

/** Throws `TRANSFER_NOT_FOUND`, `TRANSFER_STATE_INVALID` for one whose outcome is known or still asked for. */
export async function lockUndecided(tx: Db, id: string): Promise<LockedPayout> {
  const found = await lockPayout(tx, id)
  if (!found) throw new PlinkError((await lockTransfer(tx, id)) ? 'TRANSFER_STATE_INVALID' : 'TRANSFER_NOT_FOUND')
  const { transfer } = found
  if (transfer.state !== 'unknown' || transfer.undecidedSince === null) throw new PlinkError('TRANSFER_STATE_INVALID')
  return found
}
