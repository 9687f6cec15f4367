import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_WIDTH } from '#api/kernel/pdf/pdf-text.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { PAYOUT_PAID_SECONDS, PAYOUT_RETURNED_SECONDS } from '#api/outside/sandbox/payout.ts'
import { testApp } from '#api/testing/app.ts'
import { drawnOn, linesOf } from '#api/testing/drawn-pdf.ts'
import {
  cancel,
  confirmDraft,
  execute,
  newBeneficiary,
  newDraft,
  prepare,
  prepareTo,
  read,
} from '#api/testing/money/transfers.ts'
import { newSubWallet, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

let payer: WalletOwner
beforeEach(async () => {
  payer = await newWalletOwner(plink)
  await payer.now(topUp(1_000_00))
})

const receiptOf = (transferId: unknown, locale = 'en', reader = payer) =>
  reader.customer.get(`/api/v1/transfers/${transferId}/receipt?locale=${locale}`)

/** The margin of the paper in points. */
const MARGIN = 56

describe('getTransferReceipt', () => {
  test('returns what was paid, from where and to whom', async () => {
    const subWallet = await newSubWallet(deps, payer.walletId)
    await payer.now(topUp(500_00, { subWallet }))
    const beneficiaryId = await newBeneficiary(deps, payer.customer.userId, SANDBOX_PAYOUTS.paid_later)
    const destination = { kind: 'beneficiary', beneficiaryId }
    const draft = await prepare(payer.customer, destination, 123_45, { subWallet, note: 'Invoice 4711' })
    const { body } = await confirmDraft(payer.customer, draft)
    const response = await receiptOf(body.transferId)
    const { profile } = await (await payer.customer.get('/api/v1/auth/me')).json()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="plink-transfer-${body.transferId}.pdf"`,
    })
    expect((await linesOf(response)).slice(2)).toEqual([
      'Transfer receipt',
      '123.45 SAR',
      ...['State', 'Confirmed'],
      ...['To', 'Riyadh Supplies Co.', 'SA55 8060 8010 0000 0000 0003', 'Al Rajhi Bank'],
      ...['From', profile.legalName, `CR ${profile.crNumber}`, 'Savings'],
      ...['Purpose', 'Expenses and services'],
      ...['Note', 'Invoice 4711'],
      ...['Confirmed on', '2026-01-05 12:00'],
      ...['Transfer number', body.transactionRef],
      'This is how the transfer stands on 2026-01-05 12:00. Times are in Riyadh time.',
    ])
  })

  test('is in Arabic from right to left, with numbers and codes from left to right', async () => {
    const payee = await newWalletOwner(plink)
    const note = 'فاتورة رقم 12 (ABC) ١٢٣٫٤٥ می\u200cخواهم'
    const { body } = await confirmDraft(
      payer.customer,
      await prepareTo(payer.customer, payee.customer.identifier, 1_000_00, { note }),
    )
    const drawing = await drawnOn(await receiptOf(body.transferId, 'ar'))
    const amount = 'س.ر 1,000.00'
    expect(drawing.map(({ text }) => text)).toEqual(
      expect.arrayContaining([amount, 'عوفدم', 'مهاوخیم ١٢٣٫٤٥ (ABC) 12 مقر ةروتاف', body.transactionRef]),
    )
    const leftOf = (line: unknown) => drawing.find(({ text }) => text === line)?.places[0]?.x
    expect(leftOf(amount)).toBeGreaterThan(PAGE_WIDTH / 2)
    expect(leftOf(body.transactionRef)).toBeCloseTo(MARGIN)
  })

  test('names the transaction that brought the money of a returned transfer back', async () => {
    const { walletId, customer } = payer
    const iban = SANDBOX_PAYOUTS.returned
    const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
    const { id } = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, iban, amount: 1_00 }))
    for (const seconds of [0, PAYOUT_PAID_SECONDS, 2 * PAYOUT_RETURNED_SECONDS]) {
      clock.advance(seconds)
      await advanceTransfer(deps, id)
    }
    await customer.signIn()
    const { returnedRef } = await read(customer, id)
    expect(returnedRef).toBeDefined()
    expect(await linesOf(await receiptOf(id))).toContain(returnedRef)
  })

  test.each([
    ['one word', 'W'.repeat(140)],
    ['words', 'Western Water Works '.repeat(7).trim().padEnd(140, 's')],
    ['Arabic', 'شركة النخلة '.repeat(12).slice(0, 140).trim()],
  ])('a name of 140 characters in %s and a note in emoji stay on the paper', async (_, name) => {
    const { customer } = payer
    const beneficiary = await (
      await customer.post('/api/v1/beneficiaries', { name, iban: SANDBOX_PAYOUTS.paid_later })
    ).json()
    const { beneficiaryId, otpCode: otp } = beneficiary
    await customer.post(`/api/v1/beneficiaries/${beneficiaryId}/confirm`, { otp })
    const note = '🌴'.repeat(140)
    const { body } = await confirmDraft(
      customer,
      await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 1_00, { note }),
    )
    for (const locale of ['en', 'ar']) {
      const drawing = await drawnOn(await receiptOf(body.transferId, locale))
      const texts = drawing.map(({ text }) => text).join('')
      const nameAndNote = name + note
      for (const letter of new Set(nameAndNote))
        expect(texts.split(letter).length, letter).toBeGreaterThanOrEqual(nameAndNote.split(letter).length)
      for (const { x, y } of drawing.flatMap(({ places }) => places)) {
        expect(x).toBeGreaterThanOrEqual(MARGIN)
        expect(x).toBeLessThan(PAGE_WIDTH - MARGIN)
        expect(y).toBeGreaterThan(MARGIN)
      }
    }
  })

  test.each([
    ['İbrahim Yağcıoğlu', 'Kira için teşekkürler'],
    ['Nguyễn Thị Hồng Phượng', 'Tiền thuê nhà tháng một'],
    ['Łukasz Żółć', 'Czynsz za styczeń'],
    ['Ɓala Ɗan Ƙano', '👩‍👩‍👧 🇸🇦 👍 ❤️ 1️⃣ 🎉'],
    ['Abd al-Raḥmān', 'हिन्दी বাংলা 汉字 עברית ✓'],
  ])('no letter of the name %s and of the note %s is an empty box', async (name, note) => {
    const { customer } = payer
    const payee = { name, iban: SANDBOX_PAYOUTS.paid_later }
    const { beneficiaryId, otpCode: otp } = await (await customer.post('/api/v1/beneficiaries', payee)).json()
    await customer.post(`/api/v1/beneficiaries/${beneficiaryId}/confirm`, { otp })
    const draft = await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 1_00, { note })
    const { body } = await confirmDraft(customer, draft)
    for (const locale of ['en', 'ar']) {
      const text = (await linesOf(await receiptOf(body.transferId, locale))).join('')
      expect(text).not.toMatch(/[\0\ufffd]/)
      for (const letter of new Set((name + note).replace(/\s|\ufe0f|\u200d/g, ''))) expect(text).toContain(letter)
    }
  })

  test('there is none before the confirmation and after a cancellation, and none for anybody else', async () => {
    const beneficiaryId = await newBeneficiary(deps, payer.customer.userId)
    const draft = await newDraft(deps, { walletId: payer.walletId, beneficiaryId, amount: 1_00 })
    const invalid = refused(409, 'TRANSFER_STATE_INVALID')
    expect(await outcome(receiptOf(draft.id))).toEqual(invalid)
    await execute(deps, draft)
    expect((await receiptOf(draft.id)).status).toBe(200)
    expect(await outcome(receiptOf(draft.id, 'en', await newWalletOwner(plink)))).toEqual(
      refused(404, 'TRANSFER_NOT_FOUND'),
    )
    await cancel(payer.customer, { transferId: draft.id })
    expect(await outcome(receiptOf(draft.id))).toEqual(invalid)
  })
})
