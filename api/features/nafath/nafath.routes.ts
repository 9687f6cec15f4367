import * as contract from '#api/contract/generated/routes.ts'
import type { NafathState } from '#api/db/schema/nafath.ts'
import type { Api } from '#api/http/api.ts'
import { requestStatus, startRequest } from './nafath.service.ts'

const MESSAGES: Record<NafathState, string> = {
  SENT: 'Waiting for the person',
  pending: 'Under compliance review',
  approved: 'Approved',
  rejected: 'Rejected by compliance',
  FAILED: 'Declined by the person',
  expired: 'The request has expired',
}

export function nafathRoutes({ implement, deps }: Api): void {
  implement(contract.initiateNafath, async c => {
    const { id, redirectUrl, expiresAt, status } = await startRequest(deps, c.var.bearer, c.req.valid('json'))
    return c.json(
      { sessionId: id, ...(redirectUrl && { redirectUrl }), expiresAt: expiresAt.toISOString(), status },
      200,
    )
  })

  implement(contract.getNafathStatus, async c => {
    const { sessionId } = c.req.valid('param')
    const { status, isAskedAgain } = await requestStatus(deps, c.var.bearer, sessionId)
    const reason = isAskedAgain ? { reason: 'asked_again' as const } : {}
    return c.json({ sessionId, status, message: MESSAGES[status], ...reason }, 200)
  })
}
