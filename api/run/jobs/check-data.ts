import type { Deps } from '#api/deps.ts'
import { damagedTables } from '#api/kernel/db/pglite/damaged-tables.ts'
import { runLedgerCheck } from '#api/money/ledger/last-check.ts'
import { checkMonths } from '#api/money/statements/check-months.ts'

type CheckDeps = Pick<Deps, 'clock' | 'db' | 'log' | 'metrics'>

/**
 * Checks for damage that would be noticed too late: pages of tables that can no longer be read, and a ledger that does not agree. Each result is
 * counted in the metrics.
 */
export async function checkData(deps: CheckDeps, signal: AbortSignal): Promise<void> {
  try {
    // The ledger is stored in the same pages, so it is checked only if they can be read.
    if (await checkPages(deps, signal)) await checkMoney(deps, signal)
  } catch (err) {
    deps.log.error(
      { err },
      'The stored data could not be checked. Check the database. The check is repeated within an hour.',
    )
  }
}

/** Returns whether all pages were read. */
async function checkPages({ db, log, metrics }: CheckDeps, signal: AbortSignal): Promise<boolean> {
  const damages = await damagedTables(db, signal)
  if (signal.aborted) return false
  const isGood = damages.length === 0
  metrics.recordCheck('pages', isGood)
  if (!isGood) {
    log.error(
      { damages },
      'Tables of the database are damaged. Stop the servers, keep a copy of the files, and restore a backup: see "Damaged data" in docs/operations.md.',
    )
  }
  return isGood
}

async function checkMoney(deps: CheckDeps, signal: AbortSignal): Promise<void> {
  const { db, log, metrics } = deps
  const { report } = await runLedgerCheck(deps)
  const differences = [...report.differences, ...(await checkMonths(db, signal))]
  const isGood = differences.length === 0
  metrics.recordCheck('ledger', isGood)
  if (!isGood) {
    log.error(
      { differences },
      'The ledger does not agree. Run `npm run ledger:check`, and stop transfers until it is explained.',
    )
  }
}
