import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { makeWaiting, newTeamWithRules } from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { ANY_AMOUNT, bill, confirmBills, ELECTRICITY, prepareBills, readBill } from '#api/testing/money/bills.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

const PDF = '%PDF-1.7 invoice of January'
const newId = () => crypto.randomUUID()
const ofPayment = (paymentId: string) => `/api/v1/payments/${paymentId}/receipts`
const ofTransaction = (referenceId: string) => `/api/v1/wallet/transactions/${referenceId}/receipts`

let payer: WalletOwner
beforeEach(async () => {
  payer = await newWalletOwner(plink)
  await payer.now(topUp(2_000_00))
})

const attach = (by: Customer, list: string, id: string = newId()) => outcome(by.upload(`${list}/${id}`, PDF))
const idsOf = async (by: Customer, list: string): Promise<string[]> => {
  const { items } = await (await by.get(list)).json()
  return items.map(({ receiptId }: { receiptId: string }) => receiptId)
}

let accounts = 81_000_000
/** A bill that stays the same until it is paid, unlike those of the test values. */
async function monthlyBill() {
  accounts += 1
  const account = String(accounts)
  const inquiry = await payer.customer.post('/api/v1/bills/inquiries', { billerCode: ELECTRICITY, account })
  return bill(account, (await inquiry.json()).amount.amount)
}

async function prepare(owed: object) {
  const draft = await prepareBills(payer.customer, [owed])
  return { ...draft, billPaymentId: draft.payments[0]!.billPaymentId }
}

describe('uploadPaymentReceipt', () => {
  test('an invoice of a bill that is being prepared is at the payment and at the transaction that pays it', async () => {
    const { customer } = payer
    const draft = await prepare(bill())
    const { billPaymentId } = draft
    const id = newId()
    expect(await attach(customer, ofPayment(billPaymentId), id)).toMatchObject({
      status: 200,
      body: { receiptId: id, mediaType: 'application/pdf', sizeBytes: PDF.length },
    })
    await confirmBills(customer, draft)
    await advanceTransfer(deps, billPaymentId)
    const { state, transactionRef = '' } = await readBill(customer, billPaymentId)
    expect(state).toBe('paid')
    for (const list of [ofPayment(billPaymentId), ofTransaction(transactionRef)]) {
      expect(await idsOf(customer, list)).toEqual([id])
      const file = await customer.get(`${list}/${id}`)
      expect(await file.text()).toBe(PDF)
      expect(file.headers.get('Content-Disposition')).toBe(
        `attachment; filename="plink-receipt-${transactionRef}-1.pdf"`,
      )
    }
  })

  test('a file that is attached at the transaction is at the payment, and is deleted at both', async () => {
    const { customer } = payer
    const draft = await prepare(bill())
    await confirmBills(customer, draft)
    const { transactionRef = '' } = await readBill(customer, draft.billPaymentId)
    const lists = [ofPayment(draft.billPaymentId), ofTransaction(transactionRef)] as const
    const id = newId()
    await attach(customer, lists[1], id)
    expect(await idsOf(customer, lists[0])).toEqual([id])
    expect((await customer.delete(`${lists[0]}/${id}`)).status).toBe(204)
    for (const list of lists) expect(await idsOf(customer, list)).toEqual([])
  })

  test('a payment and its transaction have five together, and a repeated upload is one', async () => {
    const { customer } = payer
    const draft = await prepare(bill())
    await confirmBills(customer, draft)
    const { transactionRef = '' } = await readBill(customer, draft.billPaymentId)
    const lists = [ofPayment(draft.billPaymentId), ofTransaction(transactionRef)]
    const id = newId()
    for (const list of lists) expect((await attach(customer, list, id)).status).toBe(200)
    expect(await idsOf(customer, lists[0]!)).toEqual([id])
    for (let count = 1; count < MAX_RECEIPTS_PER_TRANSACTION; count += 1)
      expect((await attach(customer, lists[count % 2]!)).status).toBe(200)
    for (const list of lists) expect(await attach(customer, list)).toEqual(refused(409, 'RECEIPT_LIMIT_REACHED'))
  })

  test('the invoice of a draft that was left goes along when the bill is prepared again', async () => {
    const { customer } = payer
    const owed = await monthlyBill()
    const left = await prepare(owed)
    const id = newId()
    await attach(customer, ofPayment(left.billPaymentId), id)
    clock.advance(60)
    const again = await prepare(owed)
    expect(await idsOf(customer, ofPayment(again.billPaymentId))).toEqual([id])
    await confirmBills(customer, again)
    const { transactionRef = '' } = await readBill(customer, again.billPaymentId)
    expect(await idsOf(customer, ofTransaction(transactionRef))).toEqual([id])
    const other = await prepare(await monthlyBill())
    expect(await idsOf(customer, ofPayment(other.billPaymentId))).toEqual([])
  })

  test('approvers read the file of a waiting transfer before they decide, and cannot attach or delete one', async () => {
    const team = await newTeamWithRules(plink)
    const { transfer } = await makeWaiting(team, 100_00)
    const list = ofPayment(transfer!.transferId)
    const id = newId()
    expect((await attach(team.maker, list, id)).status).toBe(200)
    expect(await idsOf(team.approver, list)).toEqual([id])
    expect(await (await team.approver.get(`${list}/${id}`)).text()).toBe(PDF)
    expect(await attach(team.approver, list)).toMatchObject(refused(403, 'ROLE_REQUIRED'))
    expect(await outcome(team.approver.delete(`${list}/${id}`))).toMatchObject(refused(403, 'ROLE_REQUIRED'))
    expect((await team.owner.delete(`${list}/${id}`)).status).toBe(204)
    expect(await idsOf(team.maker, list)).toEqual([])
  })

  test("does not know another customer's payment or its files", async () => {
    const { billPaymentId } = await prepare(bill('3000000001', ANY_AMOUNT))
    const list = ofPayment(billPaymentId)
    const id = newId()
    await attach(payer.customer, list, id)
    const { customer: stranger } = await newWalletOwner(plink)
    const unknown = refused(404, 'PAYMENT_NOT_FOUND')
    expect(await attach(stranger, list)).toEqual(unknown)
    expect(await outcome(stranger.get(list))).toEqual(unknown)
    expect(await outcome(stranger.get(`${list}/${id}`))).toEqual(unknown)
    expect(await outcome(stranger.delete(`${list}/${id}`))).toEqual(unknown)
    expect(await idsOf(payer.customer, list)).toEqual([id])
  })
})
