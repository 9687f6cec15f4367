import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { SandboxTransfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import type { PayoutState } from '#api/outside/providers/money-providers.ts'
import { decideSandboxPayout, findSandboxPayout } from '#api/outside/sandbox/payout.ts'

/**
 * Advances the payout of a transfer at the simulated bank, which reports it to Plink at once. Throws `TRANSFER_NOT_FOUND`,
 * `TRANSFER_STATE_INVALID`.
 */
export async function decideTransfer(
  deps: Deps,
  transferId: string,
  decision: PayoutState,
  reason?: string,
): Promise<SandboxTransfer> {
  const { accountId } = await requireTransfer(deps.db, transferId)
  return deps.accountTime.run(deps.db, accountId, () => decide(deps, transferId, decision, reason))
}

async function decide(
  deps: Deps,
  transferId: string,
  decision: PayoutState,
  reason: string | undefined,
): Promise<SandboxTransfer> {
  const { db } = deps
  const { sequenceNumber } = await waitForSubmission(deps, transferId)
  if (sequenceNumber === null) throw new PlinkError('TRANSFER_STATE_INVALID')
  const isDecided = await decideSandboxPayout(db, deps.clock, sequenceNumber, decision, reason)
  const payout = await findSandboxPayout(db, deps.clock, sequenceNumber)
  if (!isDecided && payout?.state !== decision) throw new PlinkError('TRANSFER_STATE_INVALID')
  await advanceTransfer(deps, transferId)
  const { id, state, stateCause } = await requireTransfer(db, transferId)
  return { transferId: id, state, cause: stateCause }
}

const PAUSE_MILLISECONDS = 50
const PATIENCE_MILLISECONDS = 5000

/** The transfer once it is at the bank. The job of this or of another process may be about to send it. */
async function waitForSubmission(deps: Deps, transferId: string): Promise<TransferRow> {
  for (let milliseconds = 0; ; milliseconds += PAUSE_MILLISECONDS) {
    const transfer = await requireTransfer(deps.db, transferId)
    if (milliseconds > PATIENCE_MILLISECONDS || !isOnItsWay(transfer)) return transfer
    if (milliseconds > 0) await sleep(PAUSE_MILLISECONDS)
    if (transfer.state === 'held') await advanceTransfer(deps, transferId)
  }
}

const isOnItsWay = ({ state }: TransferRow) => state === 'held' || state === 'submitting'

async function requireTransfer(db: Db, id: string): Promise<TransferRow> {
  const isIt = and(eq(transfers.id, id), isNull(transfers.billerCode))
  const [transfer] = await db.select().from(transfers).where(isIt)
  if (!transfer) throw new PlinkError('TRANSFER_NOT_FOUND')
  return transfer
}
