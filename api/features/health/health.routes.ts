import * as contract from '#api/contract/generated/routes.ts'
import type { Deps } from '#api/deps.ts'
import type { Api } from '#api/http/api.ts'
import { type Fault, faultOf } from '#api/kernel/db/faults.ts'
import { WHAT_TO_DO } from '#api/kernel/db/what-to-do.ts'
import { BUILD_INFO } from '#api/kernel/platform/build-info.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { shareResult } from '#api/kernel/platform/share-result.ts'

/** However many probes a balancer sends, the database is tested once in this time. */
const PROBE_MILLISECONDS = 1000

export function healthRoutes({ implement, deps: { readiness, log } }: Api): void {
  implement(contract.getLiveness, c => c.json({ status: 'ok' as const, ...BUILD_INFO }, 200))

  const probe = shareResult(PROBE_MILLISECONDS, () => testWrite(readiness, log))
  implement(contract.getReadiness, async c => {
    if (!readiness.ready) throw new PlinkError('NOT_READY')
    const reason = await probe()
    if (reason) throw new PlinkError('NOT_READY', { reason })
    return c.json({ status: 'ok' as const, warnings: readiness.warnings() }, 200)
  })
}

/** Returns why the database takes no writes, or undefined if it does. */
async function testWrite({ ping }: Deps['readiness'], log: Deps['log']): Promise<Fault | undefined> {
  try {
    await ping()
    return undefined
  } catch (err) {
    const reason = faultOf(err)
    log.error({ err, reason }, `A test write to the database failed. ${WHAT_TO_DO[reason]}`)
    return reason
  }
}
