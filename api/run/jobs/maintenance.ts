import { sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { openMissingWallets, releaseDueHolds } from '#api/money/ledger/maintenance.ts'
import { deleteExpired } from './delete-expired.ts'

/** Runs every periodic job. A job that fails is logged and does not stop the others. */
export async function runMaintenance(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'licence' | 'accountTime' | 'signingKeys' | 'retention'>,
): Promise<void> {
  const { db, log, signingKeys } = deps
  const jobs: Record<string, () => Promise<unknown>> = {
    'rotate the signing key': () => signingKeys.renew(),
    'delete expired rows': () => deleteExpired(deps),
    'open missing wallets': () => openMissingWallets(deps),
    'release due holds': () => releaseDueHolds(deps),
    // PGlite never analyses tables automatically. Without statistics, the search for a customer who does not exist reads all of them.
    'analyse the table of applicants': () => db.execute(sql`analyze ${applicants}`),
  }
  for (const [job, run] of Object.entries(jobs)) {
    await run().catch(err => log.error({ err, job }, `Maintenance could not ${job}. It tries again within an hour.`))
  }
}
