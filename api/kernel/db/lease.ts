import { and, eq, sql } from 'drizzle-orm'
import { addSeconds, CLOCK_TOLERANCE_SECONDS } from '#api/kernel/platform/clock.ts'
import type { Db } from './client.ts'
import type { CounterKey } from './counters.ts'
import { counters } from './schema/auth.ts'
import { at } from './schema/columns.ts'

/** A right that one holder has at a time, across all processes. */
export interface Lease {
  /** Keeps the lease, with a write only now and then. Returns false if it has expired and has another holder. */
  renew(now: Date): Promise<boolean>
  end(): Promise<void>
}

/**
 * Acquires the lease of the subject. Returns undefined while it has another holder. It expires when it is not renewed for this many seconds, so
 * that a process that dies, or a client that no longer reads, does not keep it.
 */
export async function takeLease(db: Db, key: CounterKey, seconds: number, now: Date): Promise<Lease | undefined> {
  const expired = sql`${counters.windowStartedAt} <= ${at(addSeconds(now, -seconds))}`
  const isFarAhead = sql`${counters.windowStartedAt} > ${at(addSeconds(now, CLOCK_TOLERANCE_SECONDS))}`
  const [row] = await db
    .insert(counters)
    .values({ ...key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [counters.kind, counters.subject],
      set: { count: sql`${counters.count} + 1`, windowStartedAt: now },
      setWhere: sql`${expired} or ${isFarAhead}`,
    })
    .returning({ holder: counters.count })
  return row && heldLease(db, key, { holder: row.holder, takenAt: now, seconds })
}

interface Held {
  /** The number of the holder. Each holder has the next one. */
  holder: number
  takenAt: Date
  seconds: number
}

function heldLease(db: Db, { kind, subject }: CounterKey, { holder, takenAt, seconds }: Held): Lease {
  const isMine = and(eq(counters.kind, kind), eq(counters.subject, subject), eq(counters.count, holder))
  let renewAfter = addSeconds(takenAt, seconds / 3)
  return {
    renew: async now => {
      if (now < renewAfter) return true
      renewAfter = addSeconds(now, seconds / 3)
      const renewed = await db.update(counters).set({ windowStartedAt: now }).where(isMine).returning()
      return renewed.length > 0
    },
    // The row is kept, so that an earlier holder that does not know yet does not share a number with a later one.
    end: async () => {
      await db
        .update(counters)
        .set({ windowStartedAt: new Date(0) })
        .where(isMine)
    },
  }
}
