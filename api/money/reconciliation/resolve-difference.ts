import { eq } from 'drizzle-orm'
import type { DifferenceResolution } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import { type ReconciliationDifferenceRow, reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'

/** The house account that mirrors the movements of a source. */
const MIRRORS: Record<ReconciliationDifferenceRow['source'], HouseAccount> = {
  bank: 'safeguarding',
  cards: 'cards_in_transit',
}

/**
 * Locks an open difference until the transaction ends.
 * @throws PlinkError `DIFFERENCE_NOT_FOUND`, `DIFFERENCE_CLOSED`
 */
export async function lockOpenDifference(tx: Db, id: string): Promise<ReconciliationDifferenceRow> {
  const [difference] = await tx
    .select()
    .from(reconciliationDifferences)
    .where(eq(reconciliationDifferences.id, id))
    .for('update')
  if (!difference) throw new PlinkError('DIFFERENCE_NOT_FOUND')
  if (difference.state !== 'open') throw new PlinkError('DIFFERENCE_CLOSED')
  return difference
}

/** Returns the posting that the resolution makes, or undefined if it makes none. Throws `RESOLUTION_NOT_POSSIBLE`. */
export function correctionOf(
  { correction }: ReconciliationDifferenceRow,
  resolution: DifferenceResolution,
): number | undefined {
  if (resolution === 'explained') return undefined
  if (correction === null) throw new PlinkError('RESOLUTION_NOT_POSSIBLE')
  return correction
}

/** Resolves a difference, once. Its posting keeps the sum of the house accounts. Throws like `lockOpenDifference`. */
export async function resolveDifference(tx: Db, id: string, resolution: DifferenceResolution, at: Date): Promise<void> {
  const difference = await lockOpenDifference(tx, id)
  const correction = correctionOf(difference, resolution)
  if (resolution !== 'explained' && correction !== undefined) {
    const mirror = MIRRORS[difference.source]
    const accounts = correction > 0 ? { from: resolution, to: mirror } : { from: mirror, to: resolution }
    await moveHouseMoney(tx, { key: `reconciled ${id}`, ...accounts, amount: Math.abs(correction) }, at)
  }
  await tx
    .update(reconciliationDifferences)
    .set({ state: 'resolved', stateCause: resolution, stateSince: at })
    .where(eq(reconciliationDifferences.id, id))
}
