import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { listAdminEvents } from './list-admin-events.ts'
import { listContactRequests } from './list-contact-requests.ts'
import { listProviderHealth } from './list-provider-health.ts'

export function adminStaffRoutes({ implement, deps }: Api): void {
  implement(contract.listAdminEvents, async c => c.json(await listAdminEvents(deps, c.req.valid('query')), 200))

  implement(contract.listContactRequests, async c => c.json(await listContactRequests(deps), 200))

  implement(contract.listProviderHealth, c => c.json(listProviderHealth(deps), 200))
}
