import * as contract from '#api/contract/generated/routes.ts'
import { CONTRACT_VERSION } from '#api/contract/generated/version.ts'
import type { Api } from '#api/http/api.ts'
import { faultOf } from '#api/kernel/db/faults.ts'
import { WHAT_TO_DO } from '#api/kernel/db/what-to-do.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

export function healthRoutes({ implement, deps: { readiness, log } }: Api): void {
  implement(contract.getLiveness, c => c.json({ status: 'ok' as const, version: CONTRACT_VERSION }, 200))

  implement(contract.getReadiness, async c => {
    if (!readiness.ready) throw new PlinkError('NOT_READY')
    try {
      await readiness.ping()
    } catch (err) {
      const reason = faultOf(err)
      log.error({ err, reason }, `A test write to the database failed. ${WHAT_TO_DO[reason]}`)
      throw new PlinkError('NOT_READY', { reason })
    }
    return c.json({ status: 'ok' as const, warnings: readiness.warnings() }, 200)
  })
}
