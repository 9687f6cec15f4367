import type { Deps } from '#api/deps.ts'
import { customersToScreen, rescreen } from '#api/staff/rescreening.ts'

/** Shorter than the time after which pg-boss considers a run lost. The next run continues. */
const RUN_MILLISECONDS = 600_000
/** In a row. One customer whose call fails does not keep the others waiting. */
const MAX_FAILURES = 3
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Compares each customer with the lists once a day. One call at a time, so that sign-ups keep all but one of the provider's calls. While the
 * provider is not available it stops, and the next run continues with those who are left.
 */
export async function rescreenCustomers(deps: Deps, signal: AbortSignal): Promise<void> {
  const end = performance.now() + RUN_MILLISECONDS
  let failures = 0
  let due = await customersToScreen(deps.db, deps.clock(), BEFORE_ALL)
  while (due.length > 0) {
    for (const id of due) {
      if (signal.aborted || performance.now() > end) return
      failures = (await isScreened(deps, id)) ? 0 : failures + 1
      if (failures === MAX_FAILURES) {
        deps.log.warn(
          'The daily screening stops because the provider is not available. It continues within 15 minutes.',
        )
        return
      }
    }
    due = await customersToScreen(deps.db, deps.clock(), due.at(-1)!)
  }
}

async function isScreened(deps: Deps, customerId: string): Promise<boolean> {
  try {
    return (await rescreen(deps, customerId)) !== 'unavailable'
  } catch (err) {
    deps.log.error(
      { err, customerId },
      'A customer could not be screened. The daily screening tries again within 15 minutes.',
    )
    return false
  }
}
