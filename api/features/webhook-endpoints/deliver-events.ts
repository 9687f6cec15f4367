import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { presentEvents } from '#api/features/events/present-events.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { attemptDelivery, type DueDelivery } from './attempt-delivery.ts'

/** The lease is longer than a turn and the time limit of an attempt. A process that dies keeps it for this long. */
const LEASE_SECONDS = 15
/** The number of endpoints that one process sends to at a time. Those whose last attempt failed share a few places, so the others stay free. */
const PLACES = { responding: 40, failing: 10 }
type Lane = keyof typeof PLACES
/** The longest time that an endpoint keeps its place and is used as it was read. A turn that hangs goes on without a place. */
const TURN_MILLISECONDS = 250
/** The number of deliveries that are read together. */
const READ_AT_ONCE = 20
/** The pause after which a process looks again for deliveries that have become due, or that another process has given up. */
const LOOK_AGAIN_MILLISECONDS = 1000

/**
 * Sends the deliveries that are due, each endpoint one at a time, in the order of the events. Endpoints take turns and do not wait for each other.
 * Deliveries that become due in the meantime, which `nextChange` reports, do not wait for the end.
 */
export async function deliverEvents(
  deps: Deps,
  signal?: AbortSignal,
  nextChange: () => Promise<void> = () => new Promise(() => {}),
): Promise<void> {
  const free = { ...PLACES }
  const busy = new Map<string, Promise<void>>()
  const elsewhere = new Set<string>()
  let wake = Promise.withResolvers<void>()
  const timer = setInterval(() => {
    elsewhere.clear()
    wake.resolve()
  }, LOOK_AGAIN_MILLISECONDS)

  const startTurn = (id: string, lane: Lane) => {
    const turn = takeTurn(deps, id, signal).then(isOurs => {
      busy.delete(id)
      if (!isOurs) elsewhere.add(id)
      wake.resolve()
    })
    busy.set(id, turn)
    free[lane] -= 1
    void Promise.race([turn, sleep(TURN_MILLISECONDS, undefined, { ref: false })]).then(() => {
      free[lane] += 1
      wake.resolve()
    })
  }

  try {
    while (!signal?.aborted) {
      const change = nextChange()
      wake = Promise.withResolvers()
      // An endpoint that is busy now may be due again when its turn has ended.
      let isDone = busy.size === 0
      for (const lane of LANES) {
        const due = await dueEndpoints(deps, lane, [...busy.keys(), ...elsewhere], free[lane])
        for (const id of due) startTurn(id, lane)
        if (due.length > 0) isDone = false
      }
      if (isDone) return
      await Promise.race([change, wake.promise])
    }
    await Promise.all(busy.values())
  } finally {
    clearInterval(timer)
  }
}

const isDue = (now: Date) => and(lte(webhookDeliveries.nextAttemptAt, now), isNull(webhookEndpoints.disabledCause))

const LANES = ['responding', 'failing'] as const
const isIn = { responding: isNull(webhookEndpoints.failingSince), failing: isNotNull(webhookEndpoints.failingSince) }

/** Picks endpoints at random: if there are more than places, each gets its turn in the end. */
async function dueEndpoints({ db, clock }: Deps, lane: Lane, except: string[], limit: number): Promise<string[]> {
  if (limit === 0) return []
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .where(and(isDue(clock()), isIn[lane], notInArray(webhookEndpoints.id, except)))
    .groupBy(webhookEndpoints.id)
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Sends some of the due deliveries to the endpoint. Returns false if another process sends to it, or if it failed. */
async function takeTurn(deps: Deps, endpointId: string, signal?: AbortSignal): Promise<boolean> {
  const { db, clock, log } = deps
  try {
    const lease = await takeLease(db, { kind: 'webhooks', subject: endpointId }, LEASE_SECONDS, clock())
    if (!lease) return false
    try {
      await sendInOrder(deps, await nextDue(db, endpointId, clock()), signal)
    } finally {
      await lease.end()
    }
    return true
  } catch (err) {
    log.error(
      { err, endpointId },
      'Events could not be sent to a webhook endpoint. The job tries again. If this repeats, report this line.',
    )
    return false
  }
}

/** Sends until a delivery fails or the turn ends: the endpoint may have changed since it was read. */
async function sendInOrder(deps: Deps, due: DueDelivery[], signal?: AbortSignal): Promise<void> {
  const events = await presentEvents(
    deps,
    due.map(({ event }) => event),
  )
  const end = performance.now() + TURN_MILLISECONDS
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
