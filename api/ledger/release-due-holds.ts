import { and, asc, eq, lte } from 'drizzle-orm'
import { holds } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { post } from './post.ts'

/**
 * Makes available again what nobody has claimed in time. Several processes may do it at once: a hold ends once. One that cannot be
 * released keeps no other one waiting.
 */
export async function releaseDueHolds(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const due = await deps.db
    .select({ id: holds.id, walletId: holds.walletId })
    .from(holds)
    .where(and(eq(holds.status, 'active'), lte(holds.expectedRelease, deps.clock())))
    .orderBy(asc(holds.expectedRelease))
  for (const { id, walletId } of due) {
    try {
      await post(deps, walletId, { kind: 'release', key: keyOf(id), holdId: id })
    } catch (err) {
      const hasEnded = err instanceof PlinkError && err.code === 'HOLD_ENDED'
      if (!hasEnded) deps.log.error({ err, holdId: id }, 'could not release a hold')
    }
  }
}

/** The contract's keys have no spaces, so nobody has used it for anything else. */
const keyOf = (holdId: string) => `due ${holdId}`
