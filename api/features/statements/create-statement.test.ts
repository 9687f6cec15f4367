import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { testApp } from '#api/testing/app.ts'
import {
  askForStatement,
  fileOf,
  issueCertificate,
  issueLetter,
  issueStatement,
  monthsOf,
} from '#api/testing/money/issued-documents.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { DOCUMENTS_PER_HOUR } from '#domain/constants.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

const DAY_SECONDS = 86_400

let owner: WalletOwner
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  await owner.now(topUp(1_000_00))
})

const csvOf = async (document: { documentId: string }) => (await fileOf(owner.customer, document, 'csv')).text()

/** Days of the current month of the tests. */
const today = () => new Date(clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
const thisMonth = () => ({ from: `${today().slice(0, 7)}-01`, to: today() })
const issue = (changes: object = {}) => issueStatement(owner.customer, { ...thisMonth(), ...changes })

describe('createStatement', () => {
  test('has what is booked, and money on hold in the balance until it is paid', async () => {
    const posting = await owner.now(hold(300_00))
    await owner.now(hold(50_00))
    expect(await issue()).toMatchObject({ openingBalance: sar(0), closingBalance: sar(1_000_00), entryCount: 1 })
    await owner.now({ kind: 'capture', key: crypto.randomUUID(), holdId: posting.hold!.id })
    const statement = await issue()
    expect(statement).toMatchObject({ moneyIn: sar(1_000_00), moneyOut: sar(300_00), closingBalance: sar(700_00) })
    const [, , payout] = (await csvOf(statement)).split('\r\n')
    expect(payout).toContain(`,A hotel,${posting.transaction.referenceId},SAR,,300.00,700.00`)
  })

  test('is about the main wallet or one sub-wallet, and names it', async () => {
    const subWallet = await newSubWallet(deps, owner.walletId)
    await owner.now({ kind: 'move', key: crypto.randomUUID(), to: subWallet, amount: sar(400_00) })
    expect(await issue()).toMatchObject({ closingBalance: sar(600_00) })
    expect(await issue({ subWallet })).toMatchObject({
      subWallet,
      subWalletName: 'Savings',
      moneyIn: sar(400_00),
      closingBalance: sar(400_00),
    })
  })

  test('is the same statement while nothing has changed, also when asked for at the same time', async () => {
    const responses = await atOnce(5, () => askForStatement(owner.customer, thisMonth()))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(responses.map(({ body }) => body.code)).size).toBe(1)
    await owner.now(payment(1_00))
    expect((await issue()).code).not.toBe(responses[0]?.body.code)
  })

  test('keeps what it had, whatever is booked later', async () => {
    const before = await issue()
    const file = await csvOf(before)
    await owner.now(payment(10_00))
    const response = await owner.customer.get(`/api/v1/issued-documents/${before.documentId}`)
    expect(await outcome(response)).toEqual({ status: 200, body: before })
    expect(await csvOf(before)).toBe(file)
  })

  test('of a closed month has the digest of the month, and is no interim one', async () => {
    expect(await issue()).toMatchObject({ isInterim: true })
    const month = thisMonth().from.slice(0, 7)
    clock.advance(31 * DAY_SECONDS)
    await owner.customer.signIn()
    const [, closedMonth] = await monthsOf(owner.customer)
    expect(closedMonth).toMatchObject({ month, state: 'closed' })
    expect(await issue({ from: closedMonth!.from, to: closedMonth!.to })).toMatchObject({
      isInterim: false,
      digest: closedMonth!.digest,
    })
    expect((await issue({ from: closedMonth!.from, to: today() })).digest).not.toBe(closedMonth!.digest)
  })

  test.each([
    ['order', '2026-01-05', '2026-01-04'],
    ['before_opening', '2025-12-31', '2026-01-05'],
    ['future', '2026-01-01', '2099-12-31'],
  ])('refuses a period: %s', async (reason, from, to) => {
    expect(await outcome(askForStatement(owner.customer, { from, to }))).toEqual({
      status: 422,
      body: expect.objectContaining({ code: 'STATEMENT_PERIOD_INVALID', reason }),
    })
  })

  test("does not know another customer's sub-wallet or statement", async () => {
    const stranger = await newWalletOwner(plink)
    const subWallet = await newSubWallet(deps, owner.walletId)
    const response = askForStatement(stranger.customer, { ...thisMonth(), subWallet })
    expect(await outcome(response)).toEqual(refusal(404, 'SUB_WALLET_NOT_FOUND'))
    const { documentId } = await issue()
    for (const name of ['', '/pdf', '/csv', '/xlsx', '/camt053', '/mt940']) {
      const response = stranger.customer.get(`/api/v1/issued-documents/${documentId}${name}`)
      expect(await outcome(response)).toEqual(refusal(404, 'ISSUED_DOCUMENT_NOT_FOUND'))
    }
  })

  test('breaks a file off that no longer is what was issued', async () => {
    const statement = await issue()
    await database.db.execute(sql`alter table entries disable trigger user`)
    await database.db.execute(sql`update entries set amount = amount - 1 where wallet_id = ${owner.walletId}`)
    await expect(csvOf(statement)).rejects.toThrow()
    expect(await outcome(fileOf(owner.customer, statement, 'pdf'))).toEqual(refusal(500, 'UNKNOWN_ERROR'))
    await database.db.execute(sql`update entries set amount = amount + 1 where wallet_id = ${owner.walletId}`)
    await database.db.execute(sql`alter table entries enable trigger user`)
  })

  test('issues a number of documents in an hour', async () => {
    for (let count = 0; count < DOCUMENTS_PER_HOUR; count++) await issue()
    for (const path of ['statements', 'balance-certificates', 'iban-letters']) {
      const body = path === 'statements' ? thisMonth() : undefined
      expect(await outcome(owner.customer.post(`/api/v1/${path}`, body))).toEqual(refusal(429, 'RATE_LIMITED'))
    }
    clock.advance(3600)
    await owner.customer.signIn()
    await issue()
  })
})

describe('an issued document', () => {
  const refusalOf = (statement: PromiseLike<unknown>) =>
    Promise.resolve(statement).then(
      () => 'was accepted',
      (error: Error) => `${error.cause}`,
    )

  test('is neither changed nor deleted', async () => {
    const { documentId } = await issue()
    const isThis = eq(issuedDocuments.id, documentId)
    const { db } = database
    expect(await refusalOf(db.update(issuedDocuments).set({ holder: 'Somebody else' }).where(isThis))).toContain(
      'is append-only',
    )
    expect(await refusalOf(db.delete(issuedDocuments).where(isThis))).toContain('is append-only')
  })
})

describe('createBalanceCertificate', () => {
  test('has each balance, on hold or not, and their sum', async () => {
    const subWallet = await newSubWallet(deps, owner.walletId)
    await owner.now({ kind: 'move', key: crypto.randomUUID(), to: subWallet, amount: sar(400_00) })
    await owner.now(hold(100_00))
    expect(await issueCertificate(owner.customer)).toMatchObject({
      kind: 'balance_certificate',
      closingBalance: sar(1_000_00),
      balances: [{ balance: sar(600_00) }, { balance: sar(400_00), subWallet, name: 'Savings' }],
    })
  })

  test('is the same one within a day, and another one with another balance or on another day', async () => {
    const { code } = await issueCertificate(owner.customer)
    expect((await issueCertificate(owner.customer)).code).toBe(code)
    await owner.now(payment(1_00))
    const certificate = await issueCertificate(owner.customer)
    expect(certificate.code).not.toBe(code)
    clock.advance(DAY_SECONDS)
    await owner.customer.signIn()
    expect((await issueCertificate(owner.customer)).code).not.toBe(certificate.code)
  })

  test('is no statement', async () => {
    const certificate = await issueCertificate(owner.customer)
    const notFound = refusal(404, 'ISSUED_DOCUMENT_NOT_FOUND')
    expect(await outcome(fileOf(owner.customer, certificate, 'csv'))).toEqual(notFound)
    expect(await outcome(fileOf(owner.customer, certificate, 'camt053'))).toEqual(notFound)
  })
})

describe('createIbanLetter', () => {
  test('names the holder and the IBAN of the wallet', async () => {
    const { profile } = await (await owner.customer.get('/api/v1/auth/me')).json()
    const { iban } = await (await owner.customer.get('/api/v1/top-ups/bank-details')).json()
    expect(await issueLetter(owner.customer)).toMatchObject({ kind: 'iban_letter', iban, holder: profile.legalName })
  })
})
