import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/page-query.ts'
import { addToDenyList } from './add-to-deny-list.ts'
import { changeKybOption } from './change-kyb-option.ts'
import { changeSignInCall } from './change-sign-in-call.ts'
import { countMoneyQueues } from './count-money-queues.ts'
import { countOpenReviews } from './count-open-reviews.ts'
import { countStaffRequests } from './count-staff-requests.ts'
import { createKybOption } from './create-kyb-option.ts'
import { decideReview } from './decide-review.ts'
import { decideStaffRequest } from './decide-staff-request.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { exportCustomer } from './export-customer.ts'
import { freezeCustomer } from './freeze-customer.ts'
import { getAdminTopUp } from './get-admin-top-up.ts'
import { getAdminTransfer } from './get-admin-transfer.ts'
import { getCustomer } from './get-customer.ts'
import { getLedgerReport } from './get-ledger-report.ts'
import { listAdminKybOptions } from './kyb-options.store.ts'
import { listAdminEvents } from './list-admin-events.ts'
import { listContactRequests } from './list-contact-requests.ts'
import { listCustomerBeneficiaries } from './list-customer-beneficiaries.ts'
import { listCustomerTransactions } from './list-customer-transactions.ts'
import { listDenyList } from './list-deny-list.ts'
import { listMoneyExceptions } from './list-money-exceptions.ts'
import { listProviderHealth } from './list-provider-health.ts'
import { listReviews } from './list-reviews.ts'
import { listStaffRequests } from './list-staff-requests.ts'
import { listSuspendedTopUps } from './list-suspended-top-ups.ts'
import { listSuspenseCredits } from './list-suspense-credits.ts'
import { loginAdmin } from './login-admin.ts'
import { logoutAdmin } from './logout-admin.ts'
import { removeFromDenyList } from './remove-from-deny-list.ts'
import { reorderKybOptions } from './reorder-kyb-options.ts'
import { requestAccountClosure } from './request-account-closure.ts'
import { requestStaffUnlock } from './request-staff-unlock.ts'
import { requestSuspenseCrediting } from './request-suspense-crediting.ts'
import { requestSuspenseReturn } from './request-suspense-return.ts'
import { requestTopUpCrediting } from './request-top-up-crediting.ts'
import { requestTopUpDispute } from './request-top-up-dispute.ts'
import { requestTopUpRefund } from './request-top-up-refund.ts'
import { requestTransferSettlement } from './request-transfer-settlement.ts'
import { resolveMoneyException } from './resolve-money-exception.ts'
import { resumeBeneficiary } from './resume-beneficiary.ts'
import { searchCustomers } from './search-customers.ts'
import { searchTopUps } from './search-top-ups.ts'
import { searchTransfers } from './search-transfers.ts'
import { suspendBeneficiary } from './suspend-beneficiary.ts'
import { unfreezeCustomer } from './unfreeze-customer.ts'
import { unlockCustomer } from './unlock-customer.ts'

/** For the staff. The contract says what each role may do, and `implement` enforces it. */
export function adminRoutes({ implement, deps }: Api): void {
  implement(contract.loginAdmin, async c => {
    const { token, expiresAt, admin, deviceToken } = await loginAdmin(deps, c.req.valid('json'), c.var.address)
    const session = { token, name: admin.name, role: admin.role, expiresAt: expiresAt.toISOString() }
    return c.json({ ...session, ...(deviceToken && { deviceToken }) }, 200)
  })

  implement(contract.logoutAdmin, async c => {
    await logoutAdmin(deps, c.var.bearer)
    return c.body(null, 204)
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
    const query = pageQuery(c, c.req.valid('query'))
    return c.json(await listCustomerTransactions(deps, c.var.bearer, customerId, query), 200)
  })

  implement(contract.listCustomerBeneficiaries, async c => {
    const { customerId } = c.req.valid('param')
    return c.json({ items: await listCustomerBeneficiaries(deps, c.var.bearer, customerId) }, 200)
  })

  implement(contract.suspendBeneficiary, async c => {
    const { reason } = c.req.valid('json')
    return c.json(await suspendBeneficiary(deps, c.var.bearer, c.req.valid('param'), reason), 200)
  })

  implement(contract.resumeBeneficiary, async c => {
    const { reason } = c.req.valid('json')
    return c.json(await resumeBeneficiary(deps, c.var.bearer, c.req.valid('param'), reason), 200)
  })

  implement(contract.unlockCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await unlockCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason), 200)
  })

  implement(contract.freezeCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await freezeCustomer(deps, c.var.bearer, customerId, c.req.valid('json')), 200)
  })

  implement(contract.unfreezeCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await unfreezeCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason), 200)
  })

  implement(contract.endCustomerSessions, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await endCustomerSessions(deps, c.var.bearer, customerId, c.req.valid('json').reason), 200)
  })

  implement(contract.exportCustomer, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await exportCustomer(deps, c.var.bearer, customerId, c.req.valid('json').reason), 200)
  })

  implement(contract.changeSignInCall, async c =>
    c.json(await changeSignInCall(deps, c.var.bearer, c.req.valid('param').customerId, c.req.valid('json')), 200),
  )

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

  implement(contract.countOpenReviews, async c => c.json(await countOpenReviews(deps), 200))

  implement(contract.listReviews, async c => {
    const items = await listReviews(deps, c.var.bearer, c.req.valid('query').status)
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

  implement(contract.listMoneyExceptions, async c =>
    c.json(await listMoneyExceptions(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.resolveMoneyException, async c => {
    const { exceptionId } = c.req.valid('param')
    return c.json(await resolveMoneyException(deps, c.var.bearer, exceptionId, c.req.valid('json').note), 200)
  })

  implement(contract.countMoneyQueues, async c => c.json(await countMoneyQueues(deps), 200))

  implement(contract.searchTopUps, async c => c.json(await searchTopUps(deps, c.var.bearer, c.req.valid('query')), 200))

  implement(contract.getAdminTopUp, async c =>
    c.json(await getAdminTopUp(deps, c.var.bearer, c.req.valid('param').topUpId), 200),
  )

  implement(contract.requestTopUpDispute, async c => {
    const { topUpId } = c.req.valid('param')
    return c.json(await requestTopUpDispute(deps, c.var.bearer, topUpId, c.req.valid('json').reason), 201)
  })

  implement(contract.searchTransfers, async c =>
    c.json(await searchTransfers(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.getAdminTransfer, async c =>
    c.json(await getAdminTransfer(deps, c.var.bearer, c.req.valid('param').transferId), 200),
  )

  implement(contract.requestTransferSettlement, async c => {
    const { transferId } = c.req.valid('param')
    return c.json(await requestTransferSettlement(deps, c.var.bearer, transferId, c.req.valid('json')), 201)
  })

  implement(contract.getLedgerReport, async c => c.json(await getLedgerReport(deps), 200))

  implement(contract.listContactRequests, async c => c.json(await listContactRequests(deps), 200))

  implement(contract.listProviderHealth, c => c.json(listProviderHealth(deps), 200))
}
