import type { TransferCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { endHold } from '#api/money/ledger/post.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { takeStep } from './transfer-steps.ts'

/** An ended transfer is looked up again each day for a while, because the provider may report another result later. */
export const RECHECK_SECONDS = 86_400

type Clocked = Pick<Deps, 'clock'>

/** Cancels a transfer that was not submitted. Its money is available again. */
export async function cancelHeld(
  tx: Db,
  deps: Clocked,
  transfer: TransferRow,
  cause: Exclude<TransferCause, 'customer'> | { cancelledBy: string },
): Promise<TransferRow> {
  const at = await releaseHold(tx, deps, transfer)
  const end = { state: 'cancelled', at } as const
  return typeof cause === 'string'
    ? takeStep(tx, transfer, { ...end, cause, ...failureOf(transfer) }, { dueAt: null })
    : takeStep(tx, transfer, { ...end, cause: 'customer' }, { dueAt: null, ...cause })
}

/** Ends a transfer that the provider has rejected, so no money has left. */
export async function refuse(tx: Db, deps: Clocked, transfer: TransferRow, bankReason: string): Promise<TransferRow> {
  const at = await releaseHold(tx, deps, transfer)
  const step = { state: 'refused', cause: 'bank', at, ...failureOf(transfer) } as const
  return takeStep(tx, transfer, step, { dueAt: null, bankReason })
}

/** Ends a transfer of which staff has found out that it never reached the provider. */
export async function giveUp(tx: Db, deps: Clocked, transfer: TransferRow): Promise<TransferRow> {
  const at = await releaseHold(tx, deps, transfer)
  const step = { state: 'failed', cause: 'staff', at, ...failureOf(transfer) } as const
  return takeStep(tx, transfer, step, { dueAt: addSeconds(at, RECHECK_SECONDS) })
}

/** Ends a submitted transfer that has failed at the bank, with its money back in the bank account. */
export async function fail(
  tx: Db,
  deps: Clocked,
  transfer: TransferRow,
  bankReason: string | null,
): Promise<TransferRow> {
  const at = await releaseHold(tx, deps, transfer)
  const move = { key: `failed ${transfer.id}`, from: 'payouts_in_transit', to: 'safeguarding' } as const
  const step = { state: 'failed', cause: 'bank', at, move, ...failureOf(transfer) } as const
  return takeStep(tx, transfer, step, { dueAt: null, bankReason })
}

const failureOf = ({ amount, billerCode, payeeName }: TransferRow) => ({
  tell:
    billerCode === null
      ? ({ key: 'transfer_failed', amount } as const)
      : ({ key: 'bill_failed', amount, biller: payeeName } as const),
})

async function releaseHold(tx: Db, { clock }: Clocked, { id, walletId, holdId }: TransferRow): Promise<Date> {
  const locked = await lockWallet(tx, walletId)
  const now = clock()
  await endHold(tx, locked, { kind: 'cancel', key: `transfer ended ${id}`, holdId: holdId! }, now)
  return now
}
