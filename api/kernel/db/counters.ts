import { and, eq, sql } from 'drizzle-orm'
import { addSeconds, CLOCK_TOLERANCE_SECONDS } from '#api/kernel/platform/clock.ts'
import type { Db } from './client.ts'
import { counters } from './schema/auth.ts'
import { at } from './schema/columns.ts'

export interface CounterKey {
  kind: string
  subject: string
}

export interface Count {
  count: number
  windowStartedAt: Date
}

const isWindowOver = (windowSeconds: number, now: Date) =>
  sql`(${counters.windowStartedAt} <= ${at(addSeconds(now, -windowSeconds))} or ${counters.windowStartedAt} > ${at(addSeconds(now, CLOCK_TOLERANCE_SECONDS))})`

/** Increments the counter of the current window. Returns the count and the start of the window. */
export async function countOne(db: Db, key: CounterKey, windowSeconds: number, now: Date): Promise<Count> {
  const [row] = await countEach(db, [{ ...key, count: 1 }], windowSeconds, now)
  return row!
}

/** Adds to several counters within their current windows, in one statement. Returns the new counts. */
export async function countEach(db: Db, added: (CounterKey & { count: number })[], windowSeconds: number, now: Date) {
  const over = isWindowOver(windowSeconds, now)
  // Sorted, so that two processes do not deadlock.
  const sorted = added.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
  return db
    .insert(counters)
    .values(sorted.map(each => ({ ...each, windowStartedAt: now })))
    .onConflictDoUpdate({
      target: [counters.kind, counters.subject],
      set: {
        count: sql`case when ${over} then excluded.count else ${counters.count} + excluded.count end`,
        windowStartedAt: sql`case when ${over} then ${at(now)} else ${counters.windowStartedAt} end`,
      },
    })
    .returning({ subject: counters.subject, count: counters.count, windowStartedAt: counters.windowStartedAt })
}

/** Returns the latest count, if there is one. */
export async function currentCount(db: Db, { kind, subject }: CounterKey): Promise<Count | undefined> {
  const [row] = await db
    .select({ count: counters.count, windowStartedAt: counters.windowStartedAt })
    .from(counters)
    .where(and(eq(counters.kind, kind), eq(counters.subject, subject)))
  return row
}

/** Decrements the counter for an event that did not happen after all. */
export async function uncountOne(db: Db, { kind, subject }: CounterKey): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(and(eq(counters.kind, kind), eq(counters.subject, subject)))
}

export interface AttemptRule {
  allowed: number
  windowSeconds: number
  lockSeconds: number
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel guesses cannot share a number. The attempt may be made when
 * `count` is at most `rule.allowed`; the last allowed one already sets the lock, which `clearCounter` lifts when it succeeds.
 */
export async function countAttempt(db: Db, key: CounterKey, rule: AttemptRule, now: Date) {
  const lockEnd = addSeconds(now, rule.lockSeconds)
  const isFarAhead = sql`${counters.windowStartedAt} > ${at(addSeconds(now, CLOCK_TOLERANCE_SECONDS))}`
  const fresh = sql`(${isFarAhead} or coalesce(${counters.lockedUntil} <= ${at(now)}, ${isWindowOver(rule.windowSeconds, now)}))`
  const [row] = await db
    .insert(counters)
    .values({ ...key, count: 1, windowStartedAt: now, lockedUntil: rule.allowed <= 1 ? lockEnd : null })
    .onConflictDoUpdate({
      target: [counters.kind, counters.subject],
      set: {
        count: sql`case when ${fresh} then 1 else ${counters.count} + 1 end`,
        windowStartedAt: sql`case when ${fresh} then ${at(now)} else ${counters.windowStartedAt} end`,
        lockedUntil: sql`case
          when ${fresh} then ${rule.allowed <= 1 ? at(lockEnd) : sql`null::timestamptz`}
          when ${counters.count} + 1 >= ${rule.allowed} then coalesce(${counters.lockedUntil}, ${at(lockEnd)})
          else ${counters.lockedUntil} end`,
      },
    })
    .returning({ count: counters.count })
  return row!
}

/** Returns when the lock of the subject expires, if there is one. */
export async function lockedUntil(db: Db, { kind, subject }: CounterKey, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ lockedUntil: counters.lockedUntil })
    .from(counters)
    .where(and(eq(counters.kind, kind), eq(counters.subject, subject)))
  return row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : undefined
}

export async function clearCounter(db: Db, { kind, subject }: CounterKey): Promise<void> {
  await db.delete(counters).where(and(eq(counters.kind, kind), eq(counters.subject, subject)))
}
