import { eq } from 'drizzle-orm'
import { type SandboxTransfer, TransferCause } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type TransferRow, transfers } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { PayoutState } from '#api/providers/money-providers.ts'
import { decideSandboxPayout, findSandboxPayout } from '#api/sandbox/payout.ts'
import { advanceTransfer } from '#api/transfers/advance-transfers.ts'

/**
 * Takes the payout of a transfer on at the simulated bank, and has Plink hear of it at once. Throws `TRANSFER_NOT_FOUND`,
 * `TRANSFER_STATE_INVALID`.
 */
export async function decideTransfer(
  deps: Deps,
  transferId: string,
  decision: PayoutState,
  reason?: string,
): Promise<SandboxTransfer> {
  const { db } = deps
  const waiting = await requireTransfer(db, transferId)
  if (waiting.state === 'held') await advanceTransfer(deps, transferId)
  const { sequenceNumber } = await requireTransfer(db, transferId)
  if (sequenceNumber === null) throw new PlinkError('TRANSFER_STATE_INVALID')
  const isDecided = await decideSandboxPayout(db, sequenceNumber, decision, reason)
  const payout = await findSandboxPayout(db, deps.clock, sequenceNumber)
  if (!isDecided && payout?.state !== decision) throw new PlinkError('TRANSFER_STATE_INVALID')
  await advanceTransfer(deps, transferId)
  const { id, state, stateCause } = await requireTransfer(db, transferId)
  return { transferId: id, state, cause: TransferCause.parse(stateCause) }
}

async function requireTransfer(db: Db, id: string): Promise<TransferRow> {
  const [found] = await db.select().from(transfers).where(eq(transfers.id, id))
  if (!found) throw new PlinkError('TRANSFER_NOT_FOUND')
  return found
}
