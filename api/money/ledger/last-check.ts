import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { checkLedger, type LedgerReport } from './check-ledger.ts'

export interface LedgerCheck {
  report: LedgerReport
  startedAt: Date
  milliseconds: number
}

/** The check as JSON stores it. */
type StoredCheck = Omit<LedgerCheck, 'startedAt'> & { startedAt: string }

const NAME = 'ledger_check'

/** Checks the ledger and stores the result for all processes. */
export async function runLedgerCheck({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LedgerCheck> {
  const startedAt = clock()
  const report = await checkLedger(db)
  const check = { report, startedAt, milliseconds: clock().getTime() - startedAt.getTime() }
  const value = JSON.stringify(check)
  await db.insert(settings).values({ name: NAME, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
  return check
}

/** Returns the last check of any process. */
export async function lastLedgerCheck(db: Db): Promise<LedgerCheck | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME))
  if (!row) return undefined
  const check: StoredCheck = JSON.parse(row.value)
  return { ...check, startedAt: new Date(check.startedAt) }
}
