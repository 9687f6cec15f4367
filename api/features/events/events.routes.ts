import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { hiddenEventTypes } from '#api/http/authentication/hidden-event-types.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { listEvents } from './list-events.ts'

export function eventsRoutes({ implement, deps }: Api): void {
  implement(contract.listEvents, async c => {
    const { bearer } = c.var
    const query = pageQuery(c, c.req.valid('query'))
    return c.json(await listEvents(deps, bearer, { ...query, hidden: hiddenEventTypes(bearer) }), 200)
  })
}
