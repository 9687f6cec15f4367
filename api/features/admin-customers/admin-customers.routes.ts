import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { download } from '#api/http/responses.ts'
import { changeSignInCall } from './change-sign-in-call.ts'
import { closeCustomerDocumentRequest } from './close-customer-document-request.ts'
import { downloadCustomerDocument } from './download-customer-document.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { exportCustomer } from './export-customer.ts'
import { freezeCustomer } from './freeze-customer.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomerBeneficiaries } from './list-customer-beneficiaries.ts'
import { listCustomerDocuments } from './list-customer-documents.ts'
import { listCustomerTransactions } from './list-customer-transactions.ts'
import { requestCustomerDocument } from './request-customer-document.ts'
import { resumeBeneficiary } from './resume-beneficiary.ts'
import { searchCustomers } from './search-customers.ts'
import { suspendBeneficiary } from './suspend-beneficiary.ts'
import { unfreezeCustomer } from './unfreeze-customer.ts'
import { unlockCustomer } from './unlock-customer.ts'

export function adminCustomersRoutes({ implement, deps }: Api): void {
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

  implement(contract.listCustomerDocuments, async c =>
    c.json(await listCustomerDocuments(deps, c.var.bearer, c.req.valid('param').customerId), 200),
  )

  implement(contract.downloadCustomerDocument, async c => {
    const file = await downloadCustomerDocument(deps, c.var.bearer, c.req.valid('param'), c.var.requestId)
    return download(c, file.body, { name: file.name, type: 'application/octet-stream' })
  })

  implement(contract.requestCustomerDocument, async c => {
    const { customerId } = c.req.valid('param')
    return c.json(await requestCustomerDocument(deps, c.var.bearer, customerId, c.req.valid('json')), 201)
  })

  implement(contract.closeCustomerDocumentRequest, async c =>
    c.json(await closeCustomerDocumentRequest(deps, c.var.bearer, c.req.valid('param'), c.req.valid('json')), 200),
  )

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
}
