import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { countStaffRequests } from './count-staff-requests.ts'
import { decideStaffRequest } from './decide-staff-request.ts'
import { listStaffRequests } from './list-staff-requests.ts'
import { requestAccountClosure } from './request-account-closure.ts'
import { requestStaffUnlock } from './request-staff-unlock.ts'

export function adminRequestsRoutes({ implement, deps }: Api): void {
  implement(contract.requestAccountClosure, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await requestAccountClosure(deps, c.var.bearer, customerId, c.req.valid('json').reason), 201)
  })

  implement(contract.countStaffRequests, async c => c.json(await countStaffRequests(deps), 200))

  implement(contract.requestStaffUnlock, async c =>
    c.json(await requestStaffUnlock(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.listStaffRequests, async c => {
    const items = await listStaffRequests(deps, c.var.bearer, c.req.valid('query').status)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.decideStaffRequest, async c =>
    c.json(await decideStaffRequest(deps, c.var.bearer, c.req.valid('param').requestId, c.req.valid('json')), 200),
  )
}
