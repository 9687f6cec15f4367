import type { Deps } from '#api/deps.ts'
import { customersToScreen, rescreen } from '#api/staff/rescreening.ts'

/** The limit of a run is shorter than the time after which pg-boss considers it lost. The next run continues. */
const RUN_MILLISECONDS = 600_000
/** The number of failures in a row that end a run. A single customer whose call fails does not delay the others. */
const MAX_FAILURES = 3
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Compares each customer with the lists once a day. It makes one call at a time, so that sign-ups can use all other calls of the provider. It stops
 * while the provider is unavailable, and the next run continues with the remaining customers.
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
