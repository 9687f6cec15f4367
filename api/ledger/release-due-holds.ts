import { and, asc, eq, lte } from 'drizzle-orm'
import { holds } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'
import { post } from './post.ts'

const AT_ONCE = 500

/** Makes available again what nobody has claimed in time. Several processes may do it at once: a hold ends once. */
export async function releaseDueHolds(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const due = await deps.db
    .select({ id: holds.id, walletId: holds.walletId })
    .from(holds)
    .where(and(eq(holds.status, 'active'), lte(holds.expectedRelease, deps.clock())))
    .orderBy(asc(holds.expectedRelease))
    .limit(AT_ONCE)
  for (const { id, walletId } of due) {
    try {
      await post(deps, walletId, { kind: 'release', key: `due:${id}`, holdId: id })
    } catch (cause) {
      const hasEnded = cause instanceof PlinkError && cause.code === 'HOLD_ENDED'
      if (!hasEnded) throw cause
    }
  }
}
