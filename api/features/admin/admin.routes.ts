import * as contract from '#api/contract/generated/routes.ts'
import { sentLimit } from '#api/features/wallet/wallet.routes.ts'
import type { Api } from '#api/http/api.ts'
import { noContent } from '#api/http/responses.ts'
import { addToDenyList } from './add-to-deny-list.ts'
import { changeKybOption } from './change-kyb-option.ts'
import { createKybOption } from './create-kyb-option.ts'
import { decideReview } from './decide-review.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { getCustomer } from './get-customer.ts'
import { listAdminKybOptions } from './kyb-options.store.ts'
import { listAdminEvents } from './list-admin-events.ts'
import { listCustomerTransactions } from './list-customer-transactions.ts'
import { listDenyList } from './list-deny-list.ts'
import { listProviderHealth } from './list-provider-health.ts'
import { listReviews } from './list-reviews.ts'
import { loginAdmin } from './login-admin.ts'
import { logoutAdmin } from './logout-admin.ts'
import { removeFromDenyList } from './remove-from-deny-list.ts'
import { reorderKybOptions } from './reorder-kyb-options.ts'
import { searchCustomers } from './search-customers.ts'
import { unfreezeCustomer } from './unfreeze-customer.ts'
import { unlockCustomer } from './unlock-customer.ts'

/** For the staff. The contract says what each role may do, and `bind` enforces it. */
export function adminRoutes({ implement, deps }: Api): void {
  implement(contract.loginAdmin, async c => {
    const { token, expiresAt, admin } = await loginAdmin(deps, c.req.valid('json'), c.var.address)
    return c.json({ token, name: admin.name, role: admin.role, expiresAt: expiresAt.toISOString() }, 200)
  })

  implement(contract.logoutAdmin, async c => {
    await logoutAdmin(deps, c.var.bearer)
    return noContent(c)
  })

  implement(contract.listAdminKybOptions, async c => {
    const items = await listAdminKybOptions(deps.db, c.req.valid('query').category)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.createKybOption, async c =>
    c.json(await createKybOption(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  // Before the path that would take `order` for an id.
  implement(contract.reorderKybOptions, async c => {
    const items = await reorderKybOptions(deps, c.var.bearer, c.req.valid('json'))
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.changeKybOption, async c =>
    c.json(await changeKybOption(deps, c.var.bearer, c.req.valid('param').optionId, c.req.valid('json')), 200),
  )

  implement(contract.searchCustomers, async c =>
    c.json(await searchCustomers(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.getCustomer, async c =>
    c.json(await getCustomer(deps, c.var.bearer, c.req.valid('param').customerId), 200),
  )

  implement(contract.listCustomerTransactions, async c => {
    const { customerId } = c.req.valid('param')
    const { limit, ...query } = c.req.valid('query')
    const page = { ...query, limit: sentLimit(c, limit) }
    return c.json(await listCustomerTransactions(deps, c.var.bearer, customerId, page), 200)
  })

  implement(contract.unlockCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json({ ended: await unlockCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason) }, 200)
  })

  implement(contract.unfreezeCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await unfreezeCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason), 200)
  })

  implement(contract.endCustomerSessions, async c => {
    const { customerId } = c.req.valid('param')
    return c.json({ ended: await endCustomerSessions(deps, c.var.bearer, customerId, c.req.valid('json').reason) }, 200)
  })

  implement(contract.listReviews, async c => {
    const items = await listReviews(deps, c.req.valid('query').status)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.decideReview, async c =>
    c.json(await decideReview(deps, c.var.bearer, c.req.valid('param').reviewId, c.req.valid('json')), 200),
  )

  implement(contract.listDenyList, async c => c.json(await listDenyList(deps, c.req.valid('query')), 200))

  implement(contract.addToDenyList, async c =>
    c.json(await addToDenyList(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.removeFromDenyList, async c => {
    const { entryId } = c.req.valid('param')
    return c.json(await removeFromDenyList(deps, c.var.bearer, entryId, c.req.valid('json').reason), 200)
  })

  implement(contract.listAdminEvents, async c => c.json(await listAdminEvents(deps, c.req.valid('query')), 200))

  implement(contract.listProviderHealth, c => c.json(listProviderHealth(deps), 200))
}
