import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { download } from '#api/http/responses.ts'
import { cancelBillPayment } from './cancel-bill-payment.ts'
import { changeSavedBill } from './change-saved-bill.ts'
import { confirmBillPayments } from './confirm-bill-payments.ts'
import { getBillPayment } from './get-bill-payment.ts'
import { getBillReceipt } from './get-bill-receipt.ts'
import { inquireBill } from './inquire-bill.ts'
import { listBillPayments } from './list-bill-payments.ts'
import { listBillers } from './list-billers.ts'
import { listSavedBills } from './list-saved-bills.ts'
import { payBills } from './pay-bills.ts'
import { removeSavedBill } from './remove-saved-bill.ts'
import { resendBillCode } from './resend-bill-code.ts'
import { saveBill } from './save-bill.ts'

export function billsRoutes({ implement, deps }: Api): void {
  implement(contract.listBillers, c => c.json(listBillers(c.req.valid('query')), 200))

  implement(contract.inquireBill, async c => c.json(await inquireBill(deps, c.var.bearer, c.req.valid('json')), 200))

  implement(contract.payBills, async c => c.json(await payBills(deps, c.var.bearer, c.req.valid('json')), 201))

  implement(contract.confirmBillPayments, async c => {
    const { billOrderId } = c.req.valid('param')
    return c.json(await confirmBillPayments(deps, c.var.bearer, billOrderId, c.req.valid('json').otp), 200)
  })

  implement(contract.resendBillCode, async c =>
    c.json(await resendBillCode(deps, c.var.bearer, c.req.valid('param').billOrderId), 200),
  )

  implement(contract.listBillPayments, async c =>
    c.json(await listBillPayments({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.getBillPayment, async c =>
    c.json(await getBillPayment(deps, c.var.bearer, c.req.valid('param').billPaymentId), 200),
  )

  implement(contract.cancelBillPayment, async c =>
    c.json(await cancelBillPayment(deps, c.var.bearer, c.req.valid('param').billPaymentId), 200),
  )

  implement(contract.getBillReceipt, async c => {
    const { billPaymentId } = c.req.valid('param')
    const receipt = await getBillReceipt(deps, c.var.bearer, billPaymentId, c.req.valid('query').locale)
    return download(c, receipt, { name: `plink-bill-${billPaymentId}.pdf`, type: 'application/pdf' })
  })

  implement(contract.listSavedBills, async c => c.json(await listSavedBills(deps, c.var.bearer), 200))

  implement(contract.saveBill, async c => c.json(await saveBill(deps, c.var.bearer, c.req.valid('json')), 201))

  implement(contract.changeSavedBill, async c => {
    const { savedBillId } = c.req.valid('param')
    return c.json(await changeSavedBill(deps, c.var.bearer, savedBillId, c.req.valid('json')), 200)
  })

  implement(contract.removeSavedBill, async c => {
    await removeSavedBill(deps, c.var.bearer, c.req.valid('param').savedBillId)
    return c.body(null, 204)
  })
}
