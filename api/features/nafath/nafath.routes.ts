import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { clientAddress } from '#api/http/limits/rate-limit.ts'
import { getNafathStatus } from './get-nafath-status.ts'
import { initiateNafath } from './initiate-nafath.ts'

export function nafathRoutes({ implement, deps }: Api): void {
  implement(contract.initiateNafath, async c => {
    const address = clientAddress(c, deps.limits.trustedProxies)
    const request = await initiateNafath(deps, c.var.bearer, c.req.valid('json'), address)
    const { id, redirectUrl, expiresAt, status } = request
    return c.json(
      { sessionId: id, ...(redirectUrl && { redirectUrl }), expiresAt: expiresAt.toISOString(), status },
      200,
    )
  })

  implement(contract.getNafathStatus, async c =>
    c.json(await getNafathStatus(deps, c.var.bearer, c.req.valid('param').sessionId), 200),
  )
}
