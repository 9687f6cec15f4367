import { setTimeout as sleep } from 'node:timers/promises'
import { isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { watchTopic } from './watch-topic.ts'

/** A run ends before the next one of the schedule, which continues with the rest. */
const RUN_SECONDS = 50
/** The longest wait for a change: a transfer that becomes due with time alone reports none. */
const PAUSE_MILLISECONDS = 250

/**
 * Takes transfers on. Stays as long as another step is due soon, so that a transfer is not a minute late at each of its steps.
 */
export async function runTransfers(deps: Deps, signal: AbortSignal): Promise<void> {
  const end = addSeconds(deps.clock(), RUN_SECONDS)
  const changes = await watchTopic(deps, 'transfers')
  try {
    let change = changes.next()
    await advanceTransfers(deps, signal, changes.next)
    while (!signal.aborted && deps.clock() < end && (await isDueBy(deps, end))) {
      await Promise.race([change, sleep(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => {})])
      change = changes.next()
      await advanceTransfers(deps, signal, changes.next)
    }
  } finally {
    changes.stop()
  }
}

async function isDueBy({ db }: Deps, end: Date): Promise<boolean> {
  const earliest = sql<Date | null>`min(${transfers.dueAt})`.mapWith(transfers.dueAt)
  const [row] = await db.select({ earliest }).from(transfers).where(isNotNull(transfers.dueAt))
  return row?.earliest != null && row.earliest <= end
}
