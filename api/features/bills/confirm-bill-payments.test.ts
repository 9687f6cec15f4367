import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { sandboxBillPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { advanceTransfer, advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { testApp } from '#api/testing/app.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import {
  ANY_AMOUNT,
  bill,
  confirmBills,
  ELECTRICITY,
  executeBill,
  newBillDraft,
  prepareBills,
  readBill,
  TRAFFIC,
  tryToPay,
} from '#api/testing/money/bills.ts'
import { leaveUndecided } from '#api/testing/money/transfers.ts'
import { newSubWallet, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { FaultyNetwork, SILENCE } from '#api/testing/providers/faulty-providers.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let payer: WalletOwner
let other: WalletOwner
beforeEach(async () => {
  ;[payer, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  for (const each of [payer, other]) await each.now(topUp(2_000_00))
})

const money = async ({ read }: WalletOwner) => {
  const { available, onHold } = await read('')
  return [available.amount, onHold.amount]
}
const run = () => advanceTransfers(deps)
async function runAfter(seconds: number): Promise<void> {
  clock.advance(seconds)
  await run()
}
const statesOf = async (owner: WalletOwner, id: string) =>
  (await readBill(owner.customer, id)).history.map(({ state, cause }) => `${state} ${cause}`)

/** Pays a bill of this account. Returns the id of the payment. */
async function pay(account?: string, owner = payer): Promise<string> {
  const draft = await prepareBills(owner.customer, [bill(account)])
  expect((await confirmBills(owner.customer, draft)).status).toBe(200)
  return draft.payments[0]!.billPaymentId
}

let accounts = 70_000_000
/** A bill that stays the same until it is paid, unlike those of the test values. */
async function monthlyBill() {
  accounts += 1
  const inquiry = { billerCode: ELECTRICITY, account: String(accounts) }
  const { amount } = await (await payer.customer.post('/api/v1/bills/inquiries', inquiry)).json()
  return bill(String(accounts), amount.amount)
}

const agreement = async () => expect((await checkLedger(db)).differences).toEqual([])

describe('confirmBillPayments', () => {
  test('holds the money, then pays, and is a transaction of its type', async () => {
    const id = await pay()
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT, ANY_AMOUNT])
    await run()
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT, 0])
    expect(await statesOf(payer, id)).toEqual([
      'draft created',
      'held confirmed',
      'submitting submission',
      'submitted bank',
      'paid bank',
    ])
    const [transaction] = (await payer.read('/transactions')).items
    const { transactionRef } = await readBill(payer.customer, id)
    expect(transaction).toMatchObject({
      type: 'bill_payment',
      referenceId: transactionRef,
      counterparty: 'Saudi Electricity Company',
      counterpartyArabic: 'الشركة السعودية للكهرباء',
      billPaymentId: id,
    })
    expect(transaction).not.toHaveProperty('transferId')
    expect((await houseBalances(db)).payouts_in_transit).toBe(0)
    await agreement()
  })

  test('to the government is a type of its own', async () => {
    const draft = await prepareBills(payer.customer, [bill(undefined, ANY_AMOUNT, TRAFFIC)])
    await confirmBills(payer.customer, draft)
    const [transaction] = (await payer.read('/transactions')).items
    expect(transaction).toMatchObject({ type: 'government_bill_payment', counterparty: 'Traffic Violations' })
  })

  test('tells the payer when it is paid, and when it is not', async () => {
    await db.delete(messages)
    await pay()
    await pay(SANDBOX_BILLS.refused)
    await run()
    const texts = (await db.select().from(messages)).map(({ content }) => content)
    const about = { amount: ANY_AMOUNT, biller: 'Saudi Electricity Company' }
    expect(texts).toEqual(
      expect.arrayContaining([
        { key: 'bill_paid', ...about },
        { key: 'bill_failed', ...about },
      ]),
    )
  })

  test.each([
    ['is paid later', SANDBOX_BILLS.paid_later, 'paid', 0],
    ['is refused', SANDBOX_BILLS.refused, 'refused', ANY_AMOUNT],
    ['fails', SANDBOX_BILLS.failed, 'failed', ANY_AMOUNT],
    ['is paid though the answer was lost', SANDBOX_BILLS.no_answer_received, 'paid', 0],
    ['is sent again under its number when the request was lost', SANDBOX_BILLS.no_answer_lost, 'paid', 0],
  ])('%s', async (_what, account, state, back) => {
    const id = await pay(account)
    await run()
    for (let turn = 0; turn < 20; turn += 1) await runAfter(60)
    await payer.customer.refresh()
    expect(await readBill(payer.customer, id)).toMatchObject({ state })
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT + back, 0])
    const [row] = await db.select().from(transfers).where(eq(transfers.id, id))
    const submissions = await db
      .select()
      .from(sandboxBillPayments)
      .where(eq(sandboxBillPayments.number, row!.sequenceNumber!))
    expect(submissions).toHaveLength(state === 'refused' ? 0 : 1)
    await agreement()
  })

  test('that nobody knows the outcome of goes to the staff, who end it', async () => {
    const [payment, otherPayment] = [await pay(), await pay()]
    for (const id of [payment, otherPayment]) await leaveUndecided(deps, clock, id)
    await payer.customer.refresh()
    for (const id of [payment, otherPayment])
      expect((await db.select().from(transfers).where(eq(transfers.id, id)))[0]).toMatchObject({
        state: 'unknown',
        undecidedSince: expect.any(Date),
      })
    await db.transaction(tx => decideTransfer(tx, deps, payment, 'paid'))
    await db.transaction(tx => decideTransfer(tx, deps, otherPayment, 'failed'))
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT, 0])
    expect((await readBill(payer.customer, otherPayment)).state).toBe('failed')
    await agreement()
  })

  test('is asked for by its number after the death of the process, and never sent twice', async () => {
    const id = await pay()
    const killedProviders = new FaultyNetwork().between(deps, { ...SILENCE, call: 'killed_after' })
    await advanceTransfer(killedProviders, id)
    await runAfter(300)
    await runAfter(10)
    expect((await readBill(payer.customer, id)).state).toBe('paid')
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT, 0])
    await agreement()
  })

  test('does not leave a wallet that was frozen after the code', async () => {
    const id = await pay()
    await freezeWallet(db, payer.customer.userId, clock())
    await run()
    expect(await readBill(payer.customer, id)).toMatchObject({ state: 'cancelled', cause: 'wallet_frozen' })
    expect(await money(payer)).toEqual([2_000_00, 0])
  })

  test('is no transfer to whoever asks for transfers, and nobody else has it', async () => {
    const id = await pay()
    expect(await outcome(payer.customer.get(`/api/v1/transfers/${id}`))).toMatchObject(
      refused(404, 'TRANSFER_NOT_FOUND'),
    )
    expect(await outcome(payer.customer.post(`/api/v1/transfers/${id}/cancel`, {}))).toMatchObject(
      refused(404, 'TRANSFER_NOT_FOUND'),
    )
    expect((await outcome(payer.customer.get('/api/v1/transfers'))).body.items).toEqual([])
    expect((await outcome(payer.customer.get('/api/v1/bill-payments'))).body.items).toHaveLength(1)
    for (const path of [`/api/v1/bill-payments/${id}`, `/api/v1/bill-payments/${id}/receipt`])
      expect(await outcome(other.customer.get(path))).toMatchObject(refused(404, 'BILL_PAYMENT_NOT_FOUND'))
  })

  test('has a receipt in both languages', async () => {
    const id = await pay()
    await run()
    for (const locale of ['en', 'ar']) {
      const response = await payer.customer.get(`/api/v1/bill-payments/${id}/receipt?locale=${locale}`)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    }
  })
})

describe('one code', () => {
  test('confirms several bills, in the order of the request', async () => {
    const draft = await prepareBills(payer.customer, [bill(), bill(SANDBOX_BILLS.partial, 100_00), bill('3000000005')])
    expect(draft).toMatchObject({ total: { amount: 2 * ANY_AMOUNT + 100_00 }, review: { available: sar(2_000_00) } })
    const { status, body } = await confirmBills(payer.customer, draft)
    expect(status).toBe(200)
    expect(body).toMatchObject({ payments: draft.payments.map(({ account }) => ({ account, state: 'held' })) })
    expect(await money(payer)).toEqual([2_000_00 - draft.total.amount, draft.total.amount])
    await run()
    expect(await money(payer)).toEqual([2_000_00 - draft.total.amount, 0])
    await agreement()
  })

  test('confirms all or none', async () => {
    const draft = await prepareBills(payer.customer, [bill(), bill(SANDBOX_BILLS.partial, 900_00)])
    const subWallet = await newSubWallet(deps, payer.walletId)
    const set = (direction: object) =>
      payer.now({ kind: 'move', key: crypto.randomUUID(), amount: sar(1_000_00), ...direction })
    await set({ to: subWallet })
    expect(await confirmBills(payer.customer, draft)).toMatchObject(refused(422, 'INSUFFICIENT_FUNDS'))
    expect((await readBill(payer.customer, draft.payments[0]!.billPaymentId)).state).toBe('draft')
    await set({ from: subWallet })
    expect(await confirmBills(payer.customer, draft)).toMatchObject({ status: 200 })
  })

  test('confirms once, however often it is sent at once', async () => {
    const draft = await prepareBills(payer.customer, [bill()])
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirmBills(payer.customer, draft)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    expect(await money(payer)).toEqual([2_000_00 - ANY_AMOUNT, ANY_AMOUNT])
  })

  test('does not confirm another order, nor what was added to its own', async () => {
    const [first, second] = [await prepareBills(payer.customer, [bill()]), await prepareBills(payer.customer, [bill()])]
    expect(await confirmBills(payer.customer, { ...first, otpCode: second.otpCode })).toMatchObject(
      refused(400, 'VALIDATION_ERROR'),
    )
    await newBillDraft(deps, { walletId: payer.walletId, amount: 1_00, billOrderId: second.billOrderId })
    expect(await confirmBills(payer.customer, second)).toMatchObject(refused(410, 'BILL_PAYMENT_EXPIRED'))
    expect(await confirmBills(other.customer, first)).toMatchObject(refused(404, 'BILL_PAYMENT_NOT_FOUND'))
    expect(await money(payer)).toEqual([2_000_00, 0])
  })

  test('shares its guesses with those of other orders', async () => {
    const [first, second] = [await prepareBills(payer.customer, [bill()]), await prepareBills(payer.customer, [bill()])]
    const guess = (draft: typeof first) =>
      confirmBills(payer.customer, { ...draft, otpCode: wrongCode(String(draft.otpCode)) })
    for (let count = 1; count < OTP_ATTEMPTS; count += 1) await guess(first)
    expect(await guess(second)).toMatchObject({ status: 400, body: { attemptsRemaining: 0 } })
    for (const draft of [first, second])
      expect(await confirmBills(payer.customer, draft)).toMatchObject(refused(423, 'OTP_LOCKED'))
    expect(await money(payer)).toEqual([2_000_00, 0])
  })

  test('of a draft that has ended confirms nothing', async () => {
    const draft = await prepareBills(payer.customer, [bill()])
    clock.advance(16 * 60)
    await payer.customer.refresh()
    expect(await confirmBills(payer.customer, draft)).toMatchObject(refused(410, 'BILL_PAYMENT_EXPIRED'))
    await run()
    expect((await readBill(payer.customer, draft.payments[0]!.billPaymentId)).state).toBe('expired')
  })
})

describe('two payments of one bill', () => {
  test('of two people at once: one is confirmed', async () => {
    const debt = await monthlyBill()
    const drafts = [
      { owner: payer, draft: await prepareBills(payer.customer, [debt]) },
      { owner: payer, draft: await prepareBills(payer.customer, [debt]) },
      { owner: other, draft: await prepareBills(other.customer, [debt]) },
    ]
    const outcomes = await Promise.all(drafts.map(({ owner, draft }) => confirmBills(owner.customer, draft)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(outcomes.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'BILL_PAYMENT_UNDER_WAY',
      'BILL_PAYMENT_UNDER_WAY',
    ])
    expect(await tryToPay(payer.customer, [debt])).toMatchObject(refused(409, 'BILL_PAYMENT_UNDER_WAY'))
    clock.advance(1)
    await run()
    for (const { owner, draft } of drafts)
      expect([409, 410]).toContain((await confirmBills(owner.customer, draft)).status)
    expect(await tryToPay(payer.customer, [debt])).toMatchObject(refused(409, 'BILL_ALREADY_PAID'))
    await agreement()
  })

  test('in two orders the other way round do not wait for each other', async () => {
    const [one, two] = [await monthlyBill(), await monthlyBill()]
    const [first, second] = [
      await prepareBills(payer.customer, [one, two]),
      await prepareBills(other.customer, [two, one]),
    ]
    const outcomes = await Promise.all([confirmBills(payer.customer, first), confirmBills(other.customer, second)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('are not under way together whatever the program does', async () => {
    const [billNumber, walletId] = [crypto.randomUUID(), payer.walletId]
    const drafts = [
      await newBillDraft(deps, { walletId, billNumber, amount: 1_00 }),
      await newBillDraft(deps, { walletId, billNumber, amount: 1_00 }),
    ]
    await executeBill(deps, drafts[0]!)
    await expect(executeBill(deps, drafts[1]!)).rejects.toMatchObject({ code: 'BILL_PAYMENT_UNDER_WAY' })
    await run()
    const later = await newBillDraft(deps, { walletId, billNumber, amount: 1_00 })
    expect(await executeBill(deps, later)).toHaveLength(1)
  })
})

test('a bill that was prepared keeps what was confirmed', async () => {
  const draft = await newBillDraft(deps, { walletId: payer.walletId, amount: 1_00 })
  for (const change of [{ amount: 2_00 }, { billAccount: '999999' }, { billNumber: 'another' }, { billerCode: '001' }])
    await expect(db.update(transfers).set(change).where(eq(transfers.id, draft.id))).rejects.toThrow()
})
