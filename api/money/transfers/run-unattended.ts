import { TransferCause } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { executeTransfer, type MoneyDeps } from './execute-transfer.ts'
import { takeStep } from './transfer-steps.ts'

type NewTransfer = Omit<typeof transfers.$inferInsert, 'warnings' | 'state' | 'stateCause' | 'stateSince' | 'createdAt'>

/**
 * Stores a transfer and carries it out without a customer who waits for it. One that the rules do not allow is kept as a refused transfer.
 * @param draftCause why the transfer exists
 * @param cause why it is carried out
 */
export async function runUnattended(
  tx: Db,
  deps: MoneyDeps,
  transfer: NewTransfer,
  [draftCause, cause]: ['schedule', 'schedule'] | ['created', 'confirmed'],
): Promise<TransferRow> {
  const now = deps.clock()
  const state = { state: 'draft', stateCause: draftCause, stateSince: now } as const
  const [run] = await tx
    .insert(transfers)
    .values({ ...transfer, warnings: [], createdAt: now, ...state })
    .returning()
  try {
    return await tx.transaction(inner => executeTransfer(inner, deps, run!, cause))
  } catch (refusal) {
    if (!(refusal instanceof PlinkError)) throw refusal
    const at = deps.clock()
    return takeStep(tx, run!, { state: 'refused', cause: causeOf(refusal), at }, { confirmedAt: at, dueAt: null })
  }
}

/** Other causes of refusals have the names of their error codes. */
const CAUSES: Record<string, TransferCause> = {
  BENEFICIARY_NOT_ACTIVE: 'beneficiary_unavailable',
  BENEFICIARY_NOT_FOUND: 'beneficiary_unavailable',
  SUB_WALLET_NOT_FOUND: 'sub_wallet_closed',
}

const causeOf = ({ code }: PlinkError): TransferCause => CAUSES[code] ?? TransferCause.parse(code.toLowerCase())
