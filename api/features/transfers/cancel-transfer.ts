import type { Transfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { cancelHeld } from '#api/money/transfers/hold-ends.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { lockTransfer, takeStep } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { requireTransfer } from './transfers.store.ts'

/** Cancels a transfer that is not on its way. Throws `TRANSFER_NOT_CANCELLABLE`. */
export async function cancelTransfer(
  deps: Deps,
  { account, person }: SessionBearer,
  transferId: string,
): Promise<Transfer> {
  const { db, clock } = deps
  await requireTransfer(db, account, transferId)
  const row = await db.transaction(async tx => {
    const transfer = (await lockTransfer(tx, transferId))!
    switch (transfer.state) {
      case 'draft':
        return takeStep(
          tx,
          transfer,
          { state: 'cancelled', cause: 'customer', at: clock() },
          { dueAt: null, cancelledBy: person.id },
        )
      case 'held':
        return cancelHeld(tx, deps, transfer, { cancelledBy: person.id })
      case 'cancelled':
        return transfer
      default:
        throw new PlinkError('TRANSFER_NOT_CANCELLABLE')
    }
  })
  return presentTransfer(db, row)
}
