import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/plink-error.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { describeCustomer } from './customer.service.ts'
import { FEWEST_DIGITS, findCustomers } from './customer-search.ts'
import { endCustomerSessions, unlockCustomer } from './help-customer.service.ts'
import { presentCustomer } from './present-customer.ts'

const NUMBER = /^\+?[\d\s-]+$/

export function customerRoutes({ implement, deps }: Api): void {
  const { db, clock } = deps

  implement(contract.searchCustomers, async c => {
    const found = await findCustomers(db, digitsOf(c.req.valid('query').q))
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

/** As people write numbers: with spaces and hyphens, in Arabic digits too. */
function digitsOf(q: string): string {
  const typed = toWesternDigits(q).trim()
  const digits = typed.replaceAll(/\D/g, '')
  if (NUMBER.test(typed) && digits.length >= FEWEST_DIGITS) return digits
  throw new PlinkError('VALIDATION_ERROR', { fields: { q: `Must be a number of at least ${FEWEST_DIGITS} digits` } })
}
