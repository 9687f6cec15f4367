import { and, eq, sql } from 'drizzle-orm'
import { addSeconds, CLOCK_TOLERANCE_SECONDS } from '#api/kernel/platform/clock.ts'
import type { Db } from './client.ts'
import type { CounterKey } from './counters.ts'
import { counters } from './schema/auth.ts'
import { at } from './schema/columns.ts'

/** Something that one holder at a time may do, whichever process it asks. */
export interface Lease {
  /** Keeps the lease, with a write only now and then. Returns false if it has expired and somebody else holds it. */
  renew(now: Date): Promise<boolean>
  end(): Promise<void>
}

/**
 * Takes the lease of the subject. Returns undefined while somebody else holds it. It expires when it is not renewed for so many seconds,
 * so that a process that dies, or a client that no longer reads, does not keep it.
 */
export async function takeLease(db: Db, key: CounterKey, seconds: number, now: Date): Promise<Lease | undefined> {
  const expired = sql`${counters.windowStartedAt} <= ${at(addSeconds(now, -seconds))}`
  const isFarAhead = sql`${counters.windowStartedAt} > ${at(addSeconds(now, CLOCK_TOLERANCE_SECONDS))}`
  const [taken] = await db
    .insert(counters)
    .values({ ...key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [counters.kind, counters.subject],
      set: { count: sql`${counters.count} + 1`, windowStartedAt: now },
      setWhere: sql`${expired} or ${isFarAhead}`,
    })
    .returning({ holder: counters.count })
  return taken && heldLease(db, key, { holder: taken.holder, takenAt: now, seconds })
}

interface Held {
  /** Each holder has the next number. */
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
    // The row stays, so that an earlier holder, who does not know yet, does not share a number with a later one.
    end: async () => {
      await db
        .update(counters)
        .set({ windowStartedAt: new Date(0) })
        .where(isMine)
    },
  }
}
