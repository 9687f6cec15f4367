import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { workWhileDue } from './work-while-due.ts'

/** Sends events to webhook endpoints. */
export const runWebhooks = (deps: Deps, signal: AbortSignal): Promise<void> =>
  workWhileDue(deps, signal, {
    topic: 'webhooks',
    pauseMilliseconds: 1000,
    work: nextChange => deliverEvents(deps, signal, nextChange),
    earliestDue: () => earliestDue(deps),
  })

async function earliestDue({ db }: Deps) {
  const earliest = sql<Date | null>`min(${webhookDeliveries.nextAttemptAt})`.mapWith(webhookDeliveries.nextAttemptAt)
  const isEnabled = and(eq(webhookEndpoints.id, webhookDeliveries.endpointId), isNull(webhookEndpoints.disabledCause))
  const [row] = await db
    .select({ earliest })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, isEnabled)
    // Without this condition, the index of pending deliveries is not used, and a month of deliveries is read.
    .where(isNotNull(webhookDeliveries.nextAttemptAt))
  return row?.earliest
}
