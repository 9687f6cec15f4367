import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

export function healthRoutes({ implement, deps: { readiness, log } }: Api): void {
  implement(contract.getLiveness, c => c.json({ status: 'ok' as const }, 200))

  implement(contract.getReadiness, async c => {
    if (!readiness.ready) throw new PlinkError('NOT_READY')
    try {
      await readiness.ping()
    } catch (err) {
      log.error(
        { err },
        'A test write to the database failed. Check that the database runs, that its disk has space and that DATABASE_URL is right.',
      )
      throw new PlinkError('NOT_READY')
    }
    return c.json({ status: 'ok' as const, warnings: readiness.warnings() }, 200)
  })
}
