import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/page-query.ts'
import { listEvents } from './list-events.ts'

export function eventsRoutes({ implement, deps }: Api): void {
  implement(contract.listEvents, async c =>
    c.json(await listEvents(deps, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )
}
