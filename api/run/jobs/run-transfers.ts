import { isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { workWhileDue } from './work-while-due.ts'

/** Takes transfers on. */
export const runTransfers = (deps: Deps, signal: AbortSignal): Promise<void> =>
  workWhileDue(deps, signal, {
    topic: 'transfers',
    pauseMilliseconds: 250,
    work: nextChange => advanceTransfers(deps, signal, nextChange),
    earliestDue: () => earliestDue(deps),
  })

async function earliestDue({ db }: Deps) {
  const earliest = sql<Date | null>`min(${transfers.dueAt})`.mapWith(transfers.dueAt)
  const [row] = await db.select({ earliest }).from(transfers).where(isNotNull(transfers.dueAt))
  return row?.earliest
}
