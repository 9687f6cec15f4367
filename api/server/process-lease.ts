import { eq } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { serverProcesses } from '#api/db/schema/http.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'

/** Six renewals, so that a slow database does not make a running process look dead. */
const LEASE_SECONDS = 30
const RENEWAL_MILLISECONDS = 5000

type LeaseDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'processId'>

/** Acquires the lease of this process and renews it until the returned function releases it. */
export async function holdLease(deps: LeaseDeps, kind: Database['kind']): Promise<() => Promise<void>> {
  const { db, clock, log, processId } = deps
  // The lock of the data folder proves that no other process works on an embedded database.
  if (kind === 'pglite') await db.update(serverProcesses).set({ leaseUntil: clock() })
  await renewLease(deps)
  const renewal = setInterval(() => {
    renewLease(deps).catch(err =>
      log.error(
        { err },
        'The lease of this process could not be renewed. Check the database. The process tries again in 5 seconds.',
      ),
    )
  }, RENEWAL_MILLISECONDS)
  renewal.unref()
  return async () => {
    clearInterval(renewal)
    await db.update(serverProcesses).set({ leaseUntil: clock() }).where(eq(serverProcesses.id, processId))
  }
}

async function renewLease({ db, clock, processId }: LeaseDeps): Promise<void> {
  const leaseUntil = addSeconds(clock(), LEASE_SECONDS)
  await db
    .insert(serverProcesses)
    .values({ id: processId, leaseUntil })
    .onConflictDoUpdate({ target: serverProcesses.id, set: { leaseUntil } })
}
