import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { freezeWallet, lockWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import type { PayoutProvider } from '#api/outside/providers/money-providers.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { add, BENEFICIARIES, confirm } from '#api/testing/money/beneficiaries.ts'
import {
  confirmDraft,
  execute,
  newBeneficiary,
  newDraft,
  prepare,
  prepareTo,
  read,
  tryToPrepare,
} from '#api/testing/money/transfers.ts'
import { newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let payer: WalletOwner
let payee: WalletOwner
beforeEach(async () => {
  ;[payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  await payer.now(topUp(1_000_00))
})

const draft = (amount: number, more: object = {}) => prepareTo(payer.customer, payee.customer.identifier, amount, more)
const available = async ({ read }: WalletOwner) => (await read('')).available.amount

describe('confirmTransfer', () => {
  test('pays another Plink customer at once', async () => {
    const transferDraft = await draft(300_00, { note: 'Invoice 4711' })
    const response = await confirmDraft(payer.customer, transferDraft)
    expect(response).toMatchObject({
      status: 200,
      body: {
        state: 'paid',
        note: 'Invoice 4711',
        history: [
          { state: 'draft', cause: 'created' },
          { state: 'paid', cause: 'confirmed' },
        ],
      },
    })
    expect([await available(payer), await available(payee)]).toEqual([700_00, 300_00])
    const [outgoing] = (await payer.read('/transactions')).items
    const [incoming] = (await payee.read('/transactions')).items
    expect(outgoing).toMatchObject({
      referenceId: response.body.transactionRef,
      type: 'customer_transfer',
      counterparty: transferDraft.transfer.destination.name,
      transferId: transferDraft.transfer.transferId,
    })
    expect(incoming).toMatchObject({ type: 'incoming_transfer', counterparty: 'Green Palm Trading Est.' })
    expect(incoming).not.toHaveProperty('transferId')
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('pays from a sub-wallet', async () => {
    const subWallet = await newSubWallet(deps, payer.walletId)
    await payer.now(topUp(50_00, { subWallet }))
    const transferDraft = await draft(50_00, { subWallet })
    expect(transferDraft.review).toMatchObject({ available: { amount: 50_00 }, balanceAfter: { amount: 0 } })
    expect(await confirmDraft(payer.customer, transferDraft)).toMatchObject({ body: { state: 'paid', subWallet } })
    expect([await available(payer), await available(payee)]).toEqual([1_000_00, 50_00])
  })

  test('pays once, however often it is confirmed at once', async () => {
    const transferDraft = await draft(300_00)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirmDraft(payer.customer, transferDraft)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    expect(await available(payee)).toBe(300_00)
  })

  test.each([
    ['INSUFFICIENT_FUNDS', 422, () => payer.now(payment(900_00))],
    ['WALLET_FROZEN', 409, async () => freezeWallet(db, payer.customer.userId, clock())],
    [
      'WALLET_INACTIVE',
      409,
      () => db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, payer.walletId), 'inactive', clock())),
    ],
  ])('is refused with %s when that came meanwhile, and the code stays valid', async (code, status, change) => {
    const transferDraft = await draft(300_00)
    await change()
    expect(await confirmDraft(payer.customer, transferDraft)).toMatchObject(refused(status, code))
    expect(await confirmDraft(payer.customer, transferDraft)).toMatchObject(refused(status, code))
    expect(await read(payer.customer, transferDraft.transfer.transferId)).toMatchObject({ state: 'draft' })
    expect(await available(payee)).toBe(0)
  })

  test('pays a frozen recipient, and is refused for one whose account is closed', async () => {
    const closing = await newWalletOwner(plink)
    const { identifier } = closing.customer
    const drafts = [await draft(200_00), await prepareTo(payer.customer, identifier, 1_00)] as const
    await freezeWallet(db, payee.customer.userId, clock())
    expect(await confirmDraft(payer.customer, drafts[0])).toMatchObject({ status: 200, body: { state: 'paid' } })
    await db.transaction(tx => closeAccount(tx, closing.customer.userId, clock()))
    expect(await confirmDraft(payer.customer, drafts[1])).toMatchObject(refused(409, 'RECIPIENT_UNAVAILABLE'))
  })

  test('is refused after the end of the session that prepared it, in every session', async () => {
    const { customer } = payer
    const phone = await customer.at(OTHER_DEVICE).signIn()
    const [transferDraft, onPhone] = [await draft(100_00), await prepareTo(phone, payee.customer.identifier, 100_00)]
    expect(await confirmDraft(phone, await draft(1_00))).toMatchObject({ status: 200 })
    await customer.post('/api/v1/auth/logout', { refreshToken: customer.refreshToken })
    expect(await confirmDraft(phone, transferDraft)).toMatchObject(refused(410, 'TRANSFER_EXPIRED'))
    clock.advance(OTP_RESEND_SECONDS)
    const resent = phone.post(`/api/v1/transfers/${transferDraft.transfer.transferId}/resend`, {})
    expect(await outcome(resent)).toMatchObject(refused(410, 'TRANSFER_EXPIRED'))
    expect(await confirmDraft(await customer.signIn(), transferDraft)).toMatchObject(refused(410, 'TRANSFER_EXPIRED'))
    expect(await confirmDraft(customer, onPhone)).toMatchObject({ status: 200 })
  })

  test('keeps within the month of the licence', async () => {
    const limitedApp = plink.with({ licence: { monthlyOutgoing: 250_00 } })
    const through = Object.assign(payer.customer.through(limitedApp), { accessToken: payer.customer.accessToken })
    const [fits, exceeds] = [await draft(200_00), await draft(51_00)]
    expect(await confirmDraft(through, fits)).toMatchObject({ status: 200 })
    expect(await confirmDraft(through, exceeds)).toMatchObject({
      status: 422,
      body: { code: 'LIMIT_EXCEEDED', reason: 'licence_monthly' },
    })
  })

  test('keeps within the cap of the cooling-off, also when the IBAN was removed and added again', async () => {
    const iban = 'SA3380608010000000000011'
    const { customer } = payer
    await payer.now(topUp(1_000_00))
    const addAgain = async () => {
      const beneficiaryId = await add(customer, { name: 'Green Palm', iban })
      await confirm(customer, beneficiaryId)
      return { kind: 'beneficiary', beneficiaryId }
    }
    const first = await addAgain()
    expect(await confirmDraft(customer, await prepare(customer, first, 600_00))).toMatchObject({ status: 200 })
    await customer.delete(`${BENEFICIARIES}/${first.beneficiaryId}`)
    clock.advance(60)
    const second = await addAgain()
    const exceeds = { status: 422, body: { code: 'AMOUNT_OUT_OF_RANGE', reason: 'cooling_off' } }
    expect(await tryToPrepare(customer, second, 400_01)).toMatchObject(exceeds)
    const drafts = [await prepare(customer, second, 400_00), await prepare(customer, second, 400_00)]
    expect(await confirmDraft(customer, drafts[0]!)).toMatchObject({ status: 200 })
    expect(await confirmDraft(customer, drafts[1]!)).toMatchObject(exceeds)
  })

  test('counts what waits for a response of the provider towards the cap of the cooling-off', async () => {
    const { customer } = payer
    const beneficiaryId = await newBeneficiary(deps, customer.userId, undefined, 'cooling_off')
    const another = () => tryToPrepare(customer, { kind: 'beneficiary', beneficiaryId }, 400_01)
    const { transfer, ...rest } = await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 600_00)
    const { transferId } = transfer
    await confirmDraft(customer, { transfer, ...rest })
    const exceeds = { status: 422, body: { code: 'AMOUNT_OUT_OF_RANGE', reason: 'cooling_off' } }
    // A submission that throws counts as one without a response, so nothing is expected in it.
    const during: unknown[] = []
    const payout: PayoutProvider = {
      ...deps.providers.payout,
      submit: async () => {
        during.push(await read(customer, transferId), await another())
        return { kind: 'unknown' }
      },
    }
    await advanceTransfer({ ...deps, providers: { ...deps.providers, payout } }, transferId)
    expect(during).toMatchObject([{ state: 'submitting' }, exceeds])
    expect(await read(customer, transferId)).toMatchObject({ state: 'unknown' })
    expect(await another()).toMatchObject(exceeds)
  })

  test('does not count what others send to an IBAN that cools off', async () => {
    await payee.now(topUp(1_000_00))
    for (const { customer } of [payer, payee]) {
      const beneficiaryId = await newBeneficiary(deps, customer.userId, undefined, 'cooling_off')
      const transferDraft = await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 600_00)
      expect(await confirmDraft(customer, transferDraft)).toMatchObject({ status: 200 })
    }
  })

  test('takes the code of this transfer alone', async () => {
    const [one, other] = [await draft(300_00), await draft(10_00)]
    const mixedDraft = { ...one, otpCode: other.otpCode! }
    expect(await confirmDraft(payer.customer, mixedDraft)).toMatchObject({
      status: 400,
      body: { attemptsRemaining: 4 },
    })
    expect(await available(payee)).toBe(0)
  })

  test('stores values that nobody changes', async () => {
    const { transfer } = await draft(300_00)
    const change = db.update(transfers).set({ amount: 1 }).where(eq(transfers.id, transfer.transferId))
    await expect(change).rejects.toMatchObject({ cause: { message: 'a transfer keeps its values' } })
  })

  test('of 50 transfers of 100 at once, exactly as many are paid as there is money for', async () => {
    const limits = { sent: 0, refused: 0 }
    const drafts = []
    for (let count = 0; count < 50; count += 1)
      drafts.push(await newDraft(deps, { walletId: payer.walletId, recipientWalletId: payee.walletId, amount: 100_00 }))
    await Promise.all(
      drafts.map(each =>
        execute(deps, each).then(
          () => (limits.sent += 1),
          ({ code }) => {
            expect(code).toBe('INSUFFICIENT_FUNDS')
            limits.refused += 1
          },
        ),
      ),
    )
    expect(limits).toEqual({ sent: 10, refused: 40 })
    expect([await available(payer), await available(payee)]).toEqual([0, 1_000_00])
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('two customers who pay each other at once do not block each other', async () => {
    await payee.now(topUp(1_000_00))
    const pair = [
      { walletId: payer.walletId, recipientWalletId: payee.walletId, amount: 10_00 },
      { walletId: payee.walletId, recipientWalletId: payer.walletId, amount: 20_00 },
    ]
    const drafts = await Promise.all(Array.from({ length: 20 }, (_, index) => newDraft(deps, pair[index % 2]!)))
    await Promise.all(drafts.map(each => execute(deps, each)))
    expect([await available(payer), await available(payee)]).toEqual([1_100_00, 900_00])
  })
})
