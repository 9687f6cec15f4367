import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { digitsOnly } from '#domain/digits.ts'
import { describeCustomer } from './customer.service.ts'
import { findCustomers } from './customer-search.ts'
import { endCustomerSessions, unlockCustomer } from './help-customer.service.ts'
import { presentCustomer } from './present-customer.ts'

export function customerRoutes({ implement, deps }: Api): void {
  const { db, clock } = deps

  implement(contract.searchCustomers, async c => {
    // People write numbers with spaces and hyphens, and in Arabic digits; the contract lets nothing else through.
    const found = await findCustomers(db, digitsOnly(c.req.valid('query').q))
    return c.json({ items: found.map(each => presentCustomer(each, clock())), nextCursor: null }, 200)
  })

  implement(contract.getCustomer, async c => c.json(await describeCustomer(deps, c.req.valid('param').customerId), 200))

  implement(contract.unlockCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json({ ended: await unlockCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason) }, 200)
  })

  implement(contract.endCustomerSessions, async c => {
    const { customerId } = c.req.valid('param')
    return c.json({ ended: await endCustomerSessions(deps, c.var.bearer, customerId, c.req.valid('json').reason) }, 200)
  })
}
