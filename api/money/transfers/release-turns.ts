import { inArray, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'

/** Makes the transfers due that a dead process has claimed, so that another process continues at once. */
export async function releaseTurns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const dead = db.select({ id: serverProcesses.id }).from(serverProcesses).where(lte(serverProcesses.leaseUntil, now))
  await db.update(transfers).set({ dueAt: now, claimedBy: null }).where(inArray(transfers.claimedBy, dead))
}
