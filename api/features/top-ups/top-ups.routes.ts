import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { createTopUp } from './create-top-up.ts'
import { getBankDetails } from './get-bank-details.ts'
import { getTopUp } from './get-top-up.ts'
import { listTopUps } from './list-top-ups.ts'
import { payTopUp } from './pay-top-up.ts'

export function topUpsRoutes({ implement, deps }: Api): void {
  implement(contract.listTopUps, async c =>
    c.json(await listTopUps({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.createTopUp, async c => c.json(await createTopUp(deps, c.var.bearer, c.req.valid('json')), 201))

  // This path comes before `getTopUp`, which would take it for an id.
  implement(contract.getBankDetails, async c => c.json(await getBankDetails(deps, c.var.bearer), 200))

  implement(contract.getTopUp, async c => c.json(await getTopUp(deps, c.var.bearer, c.req.valid('param').topUpId), 200))

  implement(contract.payTopUp, async c => {
    const { topUpId } = c.req.valid('param')
    return c.json(await payTopUp(deps, c.var.bearer, topUpId, c.req.valid('json').cardToken), 200)
  })
}
