import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_HEIGHT, PAGE_WIDTH } from '#api/kernel/pdf/pdf-text.ts'
import { testApp } from '#api/testing/app.ts'
import { drawnOn, linesOf } from '#api/testing/drawn-pdf.ts'
import { fileOf, issueCertificate, issueLetter, issueStatement } from '#api/testing/money/issued-documents.ts'
import { newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

let owner: WalletOwner
beforeEach(async () => {
  owner = await newWalletOwner(plink)
})

const pdfOf = (document: { documentId: string }, locale = 'en') =>
  fileOf(owner.customer, document, `pdf?locale=${locale}`)

describe('getIssuedDocumentPdf', () => {
  test('is a statement with its facts, boxes that add up, and the entries with the balance after each', async () => {
    const { transaction: incoming } = await owner.now(topUp(2_600_00, { counterparty: 'mada card 4521' }))
    const { transaction: outgoing } = await owner.now(payment(200_50, { counterparty: 'Panda' }))
    const statement = await issueStatement(owner.customer)
    const response = await pdfOf(statement)
    const { profile } = await (await owner.customer.get('/api/v1/auth/me')).json()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="plink-${statement.documentId}.pdf"`,
    })
    expect((await linesOf(response)).slice(1)).toEqual([
      'Account statement',
      ...['Account holder', profile.legalName, `CR ${profile.crNumber}`],
      ...['IBAN', statement.iban?.match(/.{4}/g)?.join(' '), 'Bank', 'Arab National Bank'],
      ...['Account', 'Main wallet', 'Currency', 'Saudi riyal (SAR)'],
      ...['Period', '2026-01-01 to 2026-01-05', 'Issued', '2026-01-05 12:00'],
      ...[statement.code, 'Check this document'],
      ...['Opening balance', '0.00', 'Money in', '+2,600.00', 'Money out', '-200.50'],
      ...['Balance when issued', '2,399.50'],
      'Amounts in Saudi riyals, times in Riyadh time. Money on hold is in the balance until it is paid.',
      'Issued before the period was over: later entries are missing.',
      ...['Date', 'Description', 'In', 'Out', 'Balance'],
      ...['2026-01-05', '12:00', 'mada card 4521', `Wallet Top-up · ${incoming.referenceId}`, '2,600.00', '2,600.00'],
      ...['2026-01-05', '12:00', 'Panda', `Local POS Transaction · ${outgoing.referenceId}`, '200.50', '2,399.50'],
      `Scan the code, or open http://localhost:3000/verify and enter: ${statement.code}`,
      ...['SHA-256', statement.digest, 'Page 1 of 1'],
    ])
  })

  test('has as many pages as it needs, each with its number and nothing beside the paper', async () => {
    await owner.now(topUp(1_000_00, { counterparty: 'W'.repeat(140) }))
    for (let count = 0; count < 45; count++) await owner.now(payment(1_00, { counterparty: 'أسواق بنده '.repeat(9) }))
    const statement = await issueStatement(owner.customer)
    for (const locale of ['en', 'ar']) {
      const drawing = await drawnOn(await pdfOf(statement, locale))
      expect(new Set(drawing.map(({ page }) => page))).toEqual(new Set([0, 1, 2]))
      expect(drawing.filter(({ text }) => text === (locale === 'en' ? 'Page 2 of 3' : '3 نم 2 ةحفص'))).toHaveLength(1)
      for (const { x, y } of drawing.flatMap(({ places }) => places)) {
        expect(x).toBeGreaterThan(40)
        expect(x).toBeLessThan(PAGE_WIDTH - 40)
        expect(y).toBeGreaterThan(30)
        expect(y).toBeLessThan(PAGE_HEIGHT - 40)
      }
    }
  })

  test('in Arabic begins on the right, and keeps days and figures in their order', async () => {
    await owner.now(topUp(2_600_00))
    const drawing = await drawnOn(await pdfOf(await issueStatement(owner.customer), 'ar'))
    const lines = drawing.map(({ text }) => text)
    expect(lines).toEqual(
      expect.arrayContaining([
        'باسح فشك',
        expect.stringMatching(/^2026-01-05 \p{L}+ 2026-01-01 نم$/u),
        '+2,600.00',
        '2026-01-05 12:00',
      ]),
    )
    expect(drawing.find(({ text }) => text === 'كنبلا')?.places[0]?.x).toBeGreaterThan(PAGE_WIDTH / 2)
  })

  test('says that nothing was booked', async () => {
    expect(await linesOf(await pdfOf(await issueStatement(owner.customer)))).toContain(
      'Nothing was booked in this period.',
    )
  })

  test('is a certificate with each balance and their sum', async () => {
    await owner.now(topUp(750_00))
    const subWallet = await newSubWallet(deps, owner.walletId)
    const lines = await linesOf(await pdfOf(await issueCertificate(owner.customer)))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Balance certificate',
        'Main wallet',
        '750.00',
        `Savings (sub-wallet ${subWallet})`,
        'Total',
      ]),
    )
  })

  test('is a letter with the IBAN', async () => {
    const letter = await issueLetter(owner.customer)
    const lines = await linesOf(await pdfOf(letter))
    expect(lines).toEqual(expect.arrayContaining(['IBAN letter', letter.code]))
    expect(lines.filter(line => line === letter.iban?.match(/.{4}/g)?.join(' '))).toHaveLength(2)
  })
})
