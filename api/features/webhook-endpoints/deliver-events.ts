import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { presentEvents } from '#api/features/events/present-events.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { attemptDelivery, type DueDelivery } from './attempt-delivery.ts'

/** Longer than an attempt takes, twice: it is renewed between attempts. A process that dies keeps the lease for as long. */
const LEASE_SECONDS = 30
/** Endpoints that one process sends to at a time. One that hangs keeps its place for the time limit of an attempt. */
const AT_ONCE = 50
/** Deliveries that are read together. */
const READ_AT_ONCE = 20
/** How long they are sent as they were read. */
const TRUSTED_MILLISECONDS = 500

/**
 * Sends what is due, each endpoint one delivery at a time, in the order of the events. Endpoints do not wait for each other, and what becomes due
 * meanwhile, which `nextChange` tells, does not wait for the end.
 */
export async function deliverEvents(
  deps: Deps,
  signal?: AbortSignal,
  nextChange: () => Promise<void> = () => new Promise(() => {}),
): Promise<void> {
  const busy = new Map<string, Promise<void>>()
  const elsewhere = new Set<string>()
  do {
    const change = nextChange()
    const due = await dueEndpoints(deps, [...busy.keys(), ...elsewhere], AT_ONCE - busy.size)
    for (const id of due) {
      const sending = deliverTo(deps, id, signal)
        .then(isOurs => void (isOurs || elsewhere.add(id)))
        .finally(() => busy.delete(id))
      busy.set(id, sending)
    }
    if (busy.size > 0) await Promise.race([change, ...busy.values()])
  } while (busy.size > 0 && !signal?.aborted)
  await Promise.all(busy.values())
}

const isDue = (now: Date) => and(lte(webhookDeliveries.nextAttemptAt, now), isNull(webhookEndpoints.disabledCause))

async function dueEndpoints({ db, clock }: Deps, except: string[], limit: number): Promise<string[]> {
  if (limit === 0) return []
  const found = await db
    .selectDistinct({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .where(and(isDue(clock()), notInArray(webhookEndpoints.id, except)))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Returns false if another process sends to the endpoint, or it failed. Otherwise nothing is due any more. */
async function deliverTo(deps: Deps, endpointId: string, signal?: AbortSignal): Promise<boolean> {
  const { db, clock, log } = deps
  try {
    const lease = await takeLease(db, { kind: 'webhooks', subject: endpointId }, LEASE_SECONDS, clock())
    if (!lease) return false
    try {
      let due = await nextDue(db, endpointId, clock())
      while (due.length > 0 && !signal?.aborted && (await lease.renew(clock()))) {
        await sendInOrder(deps, due, signal)
        due = await nextDue(db, endpointId, clock())
      }
    } finally {
      await lease.end()
    }
    return true
  } catch (err) {
    log.error({ err, endpointId }, 'Events could not be sent to a webhook endpoint. The job tries again in a minute.')
    return false
  }
}

/** Sends until one fails, or until the endpoint may have been changed since it was read. */
async function sendInOrder(deps: Deps, due: DueDelivery[], signal?: AbortSignal): Promise<void> {
  const events = await presentEvents(
    deps,
    due.map(({ event }) => event),
  )
  const end = performance.now() + TRUSTED_MILLISECONDS
  for (const [index, each] of due.entries()) {
    const hasArrived = await attemptDelivery(deps, each, events[index]!)
    if (!hasArrived || signal?.aborted || performance.now() > end) return
  }
}

const nextDue = (db: Db, endpointId: string, now: Date): Promise<DueDelivery[]> =>
  db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, event: events })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isDue(now)))
    .orderBy(asc(webhookDeliveries.sequence))
    .limit(READ_AT_ONCE)
