import { inflateSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#api/dev/testing/app.ts'
import {
  cancel,
  confirmDraft,
  execute,
  newBeneficiary,
  newDraft,
  prepare,
  prepareTo,
} from '#api/dev/testing/money/transfers.ts'
import { newSubWallet, topUp } from '#api/dev/testing/money/wallet.ts'
import { newOwner, type Owner } from '#api/dev/testing/money/wallet-owner.ts'
import { refused } from '#api/dev/testing/money/wallet-requests.ts'
import { outcome } from '#api/dev/testing/outcome.ts'
import { PAGE_WIDTH } from '#api/kernel/pdf/pdf-page.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'

const world = await testApp()
const { database, deps } = world
afterAll(() => database.close())

let payer: Owner
beforeEach(async () => {
  payer = await newOwner(world)
  await payer.now(topUp(1_000_00))
})

const receiptOf = (transferId: unknown, locale = 'en', reader = payer) =>
  reader.customer.get(`/api/v1/transfers/${transferId}/receipt?locale=${locale}`)

/** Of the paper, in points. */
const MARGIN = 56

/** The text of each drawing operation, from left to right on the paper. */
const linesOf = async (response: Response): Promise<string[]> => (await drawnOn(response)).map(({ text }) => text)

/** What is drawn, with the place of each glyph in points. */
async function drawnOn(response: Response): Promise<{ text: string; places: { x: number; y: number }[] }[]> {
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const objects = new Map(Array.from(file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms), ([, id, body]) => [id, body!]))
  const inflated = (id: string) =>
    inflateSync(Buffer.from(/stream\n(.*)\nendstream$/s.exec(objects.get(id)!)![1]!, 'latin1')).toString('latin1')
  const names = new Map<string, string>()
  for (const [, font, map] of file.matchAll(/\/Type0 \/BaseFont \/(\S+) .*\/ToUnicode (\d+) 0 R/g)) {
    for (const [, glyph, text] of inflated(map!).matchAll(/^<(\w{4})> <(\w+)>$/gm))
      names.set(`${font} ${glyph}`, Buffer.from(text!, 'hex').swap16().toString('utf16le'))
  }
  const content = inflated(/\/Contents (\d+) 0 R/.exec(file)![1]!)
  return Array.from(content.matchAll(/^BT .*?^ET$/gms), ([drawn]) => {
    const glyphs = Array.from(drawn.matchAll(/\/(\S+) \S+ Tf 1 0 0 1 (\S+) (\S+) Tm <(\w{4})> Tj/g))
    return {
      text: glyphs.map(([, font, , , glyph]) => names.get(`${font} ${glyph}`) ?? '').join(''),
      places: glyphs.map(([, , x, y]) => ({ x: Number(x), y: Number(y) })),
    }
  })
}

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
      ...['Transaction', body.transactionRef],
      ...['Transfer number', body.transferId],
      'This is how the transfer stands on 2026-01-05 12:00. Times are in Riyadh time.',
    ])
  })

  test('is in Arabic from right to left, with numbers and codes from left to right', async () => {
    const payee = await newOwner(world)
    const note = 'فاتورة رقم 12 (ABC)'
    const { body } = await confirmDraft(
      payer.customer,
      await prepareTo(payer.customer, payee.customer.identifier, 1_000_00, { note }),
    )
    const lines = await linesOf(await receiptOf(body.transferId, 'ar'))
    expect(lines).toEqual(expect.arrayContaining(['س.ر 1,000.00', 'عوفدم', '(ABC) 12 مقر ةروتاف', body.transactionRef]))
  })

  test.each([
    ['one word', 'W'.repeat(140)],
    ['words', 'Western Water Works '.repeat(7).trim().padEnd(140, 's')],
    ['Arabic', 'شركة النخلة '.repeat(12).slice(0, 140).trim()],
  ])('a name of 140 characters in %s and a note in emoji stay on the paper', async (_, name) => {
    const { customer } = payer
    const added = await (
      await customer.post('/api/v1/beneficiaries', { name, iban: SANDBOX_PAYOUTS.paid_later })
    ).json()
    const { beneficiaryId, otpCode: otp } = added
    await customer.post(`/api/v1/beneficiaries/${beneficiaryId}/confirm`, { otp })
    const note = '🌴'.repeat(140)
    const { body } = await confirmDraft(
      customer,
      await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 1_00, { note }),
    )
    for (const locale of ['en', 'ar']) {
      const drawn = await drawnOn(await receiptOf(body.transferId, locale))
      const texts = drawn.map(({ text }) => text).join('')
      for (const letter of new Set(name + note))
        expect(texts.split(letter).length, letter).toBeGreaterThanOrEqual((name + note).split(letter).length)
      for (const { x, y } of drawn.flatMap(({ places }) => places)) {
        expect(x).toBeGreaterThanOrEqual(MARGIN)
        expect(x).toBeLessThan(PAGE_WIDTH - MARGIN)
        expect(y).toBeGreaterThan(MARGIN)
      }
    }
  })

  test('there is none before the confirmation and after a cancellation, and none for anybody else', async () => {
    const beneficiaryId = await newBeneficiary(deps, payer.customer.userId)
    const draft = await newDraft(deps, { walletId: payer.walletId, beneficiaryId, amount: 1_00 })
    const invalid = refused(409, 'TRANSFER_STATE_INVALID')
    expect(await outcome(receiptOf(draft.id))).toEqual(invalid)
    await execute(deps, draft)
    expect((await receiptOf(draft.id)).status).toBe(200)
    expect(await outcome(receiptOf(draft.id, 'en', await newOwner(world)))).toEqual(refused(404, 'TRANSFER_NOT_FOUND'))
    await cancel(payer.customer, { transferId: draft.id })
    expect(await outcome(receiptOf(draft.id))).toEqual(invalid)
  })
})
