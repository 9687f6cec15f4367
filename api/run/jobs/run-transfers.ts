import { isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { advanceTransfers, transferDue } from '#api/money/transfers/advance-transfers.ts'
import { workWhileDue } from './work-while-due.ts'

/** Advances the transfers that are due. */
export const runTransfers = (deps: Deps, signal: AbortSignal): Promise<void> =>
  workWhileDue(deps, signal, {
    topic: 'transfers',
    pauseMilliseconds: 250,
    work: nextChange => advanceTransfers(deps, signal, nextChange),
    earliestDue: () => earliestDue(deps),
  })

async function earliestDue(deps: Deps) {
  const earliest = sql<Date | null>`min(${transferDue(deps.accountTime)})`.mapWith(transfers.dueAt)
  const [row] = await deps.db.select({ earliest }).from(transfers).where(isNotNull(transfers.dueAt))
  return row?.earliest
}
