import { hostname } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { requireKnownKeys } from '#api/kernel/db/sealed/key-rotation.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { knownPrefixes } from '#api/kernel/platform/sealing.ts'
import { releaseTurns } from '#api/money/transfers/release-turns.ts'

/**
 * A lease lasts for four renewals, so that a slow database does not make a running process look dead. If one does look dead, nothing is done twice:
 * a change keeps its response only under a key that no other process has taken over, and a request to a provider has its number.
 */
const LEASE_SECONDS = 6
const RENEWAL_MILLISECONDS = 1500

type LeaseDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'processId'>

/** Acquires the lease of this process and renews it until the returned function releases it. Continues the work of dead processes. */
export async function holdLease(deps: LeaseDeps, kind: Database['kind']): Promise<() => Promise<void>> {
  const { db, clock, log, processId } = deps
  // The lock of the data folder proves that no other process works on an embedded database.
  if (kind === 'pglite') await db.update(serverProcesses).set({ leaseUntil: clock() })
  await renewAndRelease(deps)
  await requireKnownKeys(db)
  const renewal = setInterval(() => {
    renewAndRelease(deps).catch(err =>
      log.error(
        { err },
        'The lease of this process could not be renewed. Check the database. The process tries again in a moment.',
      ),
    )
  }, RENEWAL_MILLISECONDS)
  renewal.unref()
  return async () => {
    clearInterval(renewal)
    await db.update(serverProcesses).set({ leaseUntil: clock() }).where(eq(serverProcesses.id, processId))
  }
}

async function renewAndRelease(deps: LeaseDeps): Promise<void> {
  await renewLease(deps)
  await releaseTurns(deps)
}

async function renewLease({ db, clock, processId }: LeaseDeps): Promise<void> {
  const leaseUntil = addSeconds(clock(), LEASE_SECONDS)
  await db
    .insert(serverProcesses)
    .values({ id: processId, leaseUntil, name: `${hostname()}:${process.pid}`, keyIds: knownPrefixes() })
    .onConflictDoUpdate({ target: serverProcesses.id, set: { leaseUntil } })
}
