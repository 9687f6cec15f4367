import { eq, max } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { findDifferences } from '#api/money/reconciliation/find-differences.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { settleReported } from '#api/money/reconciliation/settle-reported.ts'
import { addDays, type Day, riyadhDay } from '#domain/riyadh-time.ts'

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'providers' | 'safeguardingIban' | 'accountTime'>

/**
 * Fetches the statements of the bank, the oldest missing day first, and completes interrupted imports. The card provider sends no files: its
 * reports are uploaded.
 */
export async function reconcile(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  try {
    await fetchStatements(deps, signal)
    await settleReported(deps)
    for (const source of ['bank', 'cards'] as const) await findDifferences(deps, source)
  } catch (err) {
    deps.log.error({ err }, 'The books could not be reconciled. The job tries again within an hour.')
  }
}

async function fetchStatements(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  const today = riyadhDay(deps.clock())
  for (let day = await firstMissing(deps, today); day < today && !signal.aborted; day = addDays(day, 1)) {
    const statement = await deps.providers.bankCredits.statement({ day })
    // The statements of later days wait, so that each begins with the balance at the end of the day before.
    if (statement.kind !== 'statement' || !(await tryToImport(deps, statement.content, day))) return
  }
}

/** Returns the day after the newest statement, or yesterday if there is none. */
async function firstMissing({ db }: ReconcileDeps, today: Day): Promise<Day> {
  const ofBank = eq(reconciliationFiles.source, 'bank')
  const [newest] = await db
    .select({ day: max(reconciliationFiles.day) })
    .from(reconciliationFiles)
    .where(ofBank)
  return addDays(newest?.day ?? addDays(today, -2), 1)
}

async function tryToImport(deps: ReconcileDeps, content: string, day: Day): Promise<boolean> {
  try {
    await importFile(deps, content, { importedVia: 'job' })
    return true
  } catch (err) {
    deps.log.error(
      { err, day },
      'A statement of the bank could not be imported. Ask the bank for it, and upload it in the portal.',
    )
    return false
  }
}
