import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { listSuspendedTopUps } from './list-suspended-top-ups.ts'
import { listSuspenseCredits } from './list-suspense-credits.ts'
import { requestSuspenseCrediting } from './request-suspense-crediting.ts'
import { requestSuspenseReturn } from './request-suspense-return.ts'
import { requestTopUpCrediting } from './request-top-up-crediting.ts'
import { requestTopUpRefund } from './request-top-up-refund.ts'

export function adminSuspenseRoutes({ implement, deps }: Api): void {
  implement(contract.listSuspenseCredits, async c =>
    c.json(await listSuspenseCredits(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.requestSuspenseCrediting, async c => {
    const { creditId } = c.req.valid('param')
    return c.json(await requestSuspenseCrediting(deps, c.var.bearer, creditId, c.req.valid('json')), 201)
  })

  implement(contract.requestSuspenseReturn, async c => {
    const { creditId } = c.req.valid('param')
    return c.json(await requestSuspenseReturn(deps, c.var.bearer, creditId, c.req.valid('json').reason), 201)
  })

  implement(contract.listSuspendedTopUps, async c =>
    c.json(await listSuspendedTopUps(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.requestTopUpCrediting, async c => {
    const { topUpId } = c.req.valid('param')
    return c.json(await requestTopUpCrediting(deps, c.var.bearer, topUpId, c.req.valid('json').reason), 201)
  })

  implement(contract.requestTopUpRefund, async c => {
    const { topUpId } = c.req.valid('param')
    return c.json(await requestTopUpRefund(deps, c.var.bearer, topUpId, c.req.valid('json').reason), 201)
  })
}
