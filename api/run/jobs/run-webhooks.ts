import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { watchTopic } from './watch-topic.ts'

/** A run ends before the next one of the schedule, which continues with the rest. */
const RUN_SECONDS = 50
/** The longest wait for a change: a delivery that becomes due with time alone reports none. */
const PAUSE_MILLISECONDS = 1000

/** Sends events to webhook endpoints. Stays as long as another attempt is due soon, so that it is not a minute late. */
export async function runWebhooks(deps: Deps, signal: AbortSignal): Promise<void> {
  const end = addSeconds(deps.clock(), RUN_SECONDS)
  const changes = await watchTopic(deps, 'webhooks')
  try {
    let change = changes.next()
    await deliverEvents(deps, signal, changes.next)
    while (!signal.aborted && deps.clock() < end && (await isDueBy(deps, end))) {
      await Promise.race([change, sleep(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => {})])
      change = changes.next()
      await deliverEvents(deps, signal, changes.next)
    }
  } finally {
    changes.stop()
  }
}

async function isDueBy({ db }: Deps, end: Date): Promise<boolean> {
  const earliest = sql<Date | null>`min(${webhookDeliveries.nextAttemptAt})`.mapWith(webhookDeliveries.nextAttemptAt)
  const [row] = await db
    .select({ earliest })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(eq(webhookEndpoints.id, webhookDeliveries.endpointId), isNull(webhookEndpoints.disabledCause)),
    )
  return row?.earliest != null && row.earliest <= end
}
