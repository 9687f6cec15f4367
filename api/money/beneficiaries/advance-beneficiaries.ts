import { asc, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { checkPayee, endCoolingOff, takeStep } from './beneficiary-steps.ts'

/** This is enough for a minute. The next run continues. */
const BATCH = 200
/** After this many calls in a row without a response, the payee check is left alone until the next run. */
const MAX_UNANSWERED = 3

/** Ends cooling-off periods that are over, expires unconfirmed beneficiaries, and repeats payee checks. */
export async function advanceBeneficiaries(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  const dueAt = deps.accountTime.dueByOurClock(beneficiaries.dueAt, beneficiaries.accountId)
  const dueRows = await db
    .select()
    .from(beneficiaries)
    .where(lte(dueAt, realTime(clock)))
    .orderBy(asc(dueAt))
    .limit(BATCH)
  let unanswered = 0
  for (const beneficiary of dueRows) {
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
  // The list was read by our clock. The business may have another time.
  if (dueAt === null || dueAt > clock()) return true
  if (state === 'checking') return checkPayee(deps, beneficiary)
  if (state === 'cooling_off') await endCoolingOff(db, id, coolingEndsAt ?? clock())
  if (state === 'unconfirmed') {
    await takeStep(db, id, { from: state, to: 'removed', cause: 'expired' }, clock())
  }
  return true
}
