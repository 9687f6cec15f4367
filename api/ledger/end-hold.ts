import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type HoldRow, holds, transactions } from '#api/db/schema/ledger.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isUuid } from '#api/platform/uuid.ts'
import type { InstructionOf, Posted } from './instruction.ts'
import { uncountTowardsLimits } from './limits.ts'
import { holdingOf, type LockedWallet, outsideOf } from './locked-wallet.ts'
import { book } from './movement.ts'
import { writePosting } from './posting.store.ts'

/** What becomes of a hold: the money goes where it was meant to go, or is available again. */
const ENDS = {
  capture: { status: 'captured', transaction: { status: 'successful' } },
  release: { status: 'released', transaction: { status: 'failed', failure: 'released' } },
} as const

/**
 * Ends a hold, once. Throws `HOLD_NOT_FOUND`, `HOLD_ENDED`; `WALLET_INACTIVE` for a capture, which takes money out. None of
 * these uses the key up, since a later try may succeed.
 */
export async function endHold(
  tx: Db,
  locked: LockedWallet,
  asked: InstructionOf<'capture'> | InstructionOf<'release'>,
  now: Date,
): Promise<Posted> {
  const { wallet } = locked
  const found = await findHold(tx, wallet.id, asked.holdId)
  if (found.status !== 'active') throw new PlinkError('HOLD_ENDED')
  if (asked.kind === 'capture' && wallet.status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
  const end = ENDS[asked.kind]
  const from = holdingOf(locked, found.accountId).id
  const to = asked.kind === 'capture' ? outsideOf(locked).id : found.accountId
  await book(tx, wallet.id, await writePosting(tx, wallet.id, asked, now), { from, to, amount: found.amount })
  const [hold] = await tx
    .update(holds)
    .set({ status: end.status, endedAt: now })
    .where(eq(holds.id, found.id))
    .returning()
  const [transaction] = await tx
    .update(transactions)
    .set(end.transaction)
    .where(eq(transactions.referenceId, found.referenceId))
    .returning()
  if (asked.kind === 'release') {
    await uncountTowardsLimits(tx, wallet.id, ['overall', transaction!.type], found.amount, found.heldAt)
  }
  return { transaction: transaction!, hold: hold! }
}

async function findHold(tx: Db, walletId: string, id: string): Promise<HoldRow> {
  const [found] = isUuid(id)
    ? await tx
        .select()
        .from(holds)
        .where(and(eq(holds.id, id), eq(holds.walletId, walletId)))
    : []
  if (!found) throw new PlinkError('HOLD_NOT_FOUND')
  return found
}
