import { asc, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { checkPayee, endCoolingOff, takeStep } from './beneficiary-steps.ts'

/** Enough for a minute. The next run continues. */
const BATCH = 200
/** Calls without a response in a row, after which the payee check is left alone until the next run. */
const MAX_UNANSWERED = 3

/** Ends cooling-offs that are over, expires beneficiaries that nobody has confirmed, and asks the payee check again. */
export async function advanceBeneficiaries(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  const dueAt = deps.accountTime.dueByOurClock(beneficiaries.dueAt, beneficiaries.accountId)
  const due = await db
    .select()
    .from(beneficiaries)
    .where(lte(dueAt, realTime(clock)))
    .orderBy(asc(dueAt))
    .limit(BATCH)
  let unanswered = 0
  for (const beneficiary of due) {
    if (signal.aborted) return
    if (beneficiary.state === 'checking' && unanswered === MAX_UNANSWERED) continue
    try {
      const hasAnswered = await deps.accountTime.run(deps.db, beneficiary.accountId, () => advance(deps, beneficiary))
      unanswered = hasAnswered ? 0 : unanswered + 1
    } catch (err) {
      log.error(
        { err, beneficiaryId: beneficiary.id },
        'A beneficiary could not be advanced. The job tries again within a minute.',
      )
    }
  }
}

/** Returns false if the payee check did not respond. */
async function advance(deps: Deps, beneficiary: Beneficiary): Promise<boolean> {
  const { db, clock } = deps
  const { id, state, coolingEndsAt, dueAt } = beneficiary
  // Who read the list may have had another time than the business.
  if (dueAt === null || dueAt > clock()) return true
  if (state === 'checking') return checkPayee(deps, beneficiary)
  if (state === 'cooling_off') await endCoolingOff(db, id, coolingEndsAt ?? clock())
  if (state === 'unconfirmed') {
    await takeStep(db, id, { from: state, to: 'removed', cause: 'expired' }, clock())
  }
  return true
}
