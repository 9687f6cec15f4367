import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { bankCredits, walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import type { BankCredit, BankCreditsProvider } from '#api/outside/providers/money-providers.ts'
import { bookSandboxCredit, sandboxNotice } from '#api/outside/sandbox/bank.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { bookBankCredit } from './bank-credits.ts'
import { sendBackFromSuspense } from './suspense.ts'

const plink = await testApp()
const { app, deps, clock, database } = plink
const { db } = database
afterAll(() => database.close())

const AMOUNT = 2_500_00
const UNKNOWN = 'SA4430000000000000000002'
const running = new AbortController().signal

async function ownerWithIban() {
  const owner = await newWalletOwner(plink)
  const { body } = await outcome(owner.customer.get('/api/v1/top-ups/bank-details'))
  return { ...owner, iban: String(body.iban), balance: async () => (await owner.read('')).balance.amount }
}

/** Returns money that has arrived at the bank, of which we have no notice. */
const transferTo = (iban: string) =>
  bookSandboxCredit(db, clock, { iban, amount: AMOUNT, remitterName: 'Najd Supplies', remitterIban: null })

async function notify(credit: BankCredit, change: Partial<BankCredit> = {}, signature?: string): Promise<number> {
  const notice = sandboxNotice(clock, { ...credit, ...change })
  const response = await app.request('/api/webhooks/bank/credits', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Bank-Timestamp': notice.timestamp,
      'X-Bank-Signature': signature ?? notice.signature,
    },
    body: notice.body,
  })
  return response.status
}

const rowOf = async ({ bankReference }: BankCredit) =>
  (await db.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference)))[0]!
const exceptionsOf = async (creditId: string) =>
  (await db.select().from(moneyExceptions).where(eq(moneyExceptions.creditId, creditId))).map(({ kind }) => kind)
const agrees = async () => expect((await checkLedger(db)).differences).toEqual([])

describe('a bank transfer', () => {
  test('is credited once to the wallet of its IBAN, by notices that repeat and by the list', async () => {
    const owner = await ownerWithIban()
    const credit = await transferTo(owner.iban)
    expect(await Promise.all([notify(credit), notify(credit), advanceTopUps(deps, running)])).toMatchObject([
      204,
      204,
      undefined,
    ])
    expect(await notify(credit)).toBe(204)
    expect(await owner.balance()).toBe(AMOUNT)
    const { items } = await owner.read('/transactions')
    expect(items).toMatchObject([{ type: 'incoming_transfer', counterparty: 'Najd Supplies' }])
    await agrees()
  })

  test('is credited without a notice, by the list', async () => {
    const owner = await ownerWithIban()
    await transferTo(owner.iban)
    await advanceTopUps(deps, running)
    expect(await owner.balance()).toBe(AMOUNT)
  })

  test.each([
    ['control characters', 'Najd\u0000 \u0007Supplies\n', 'Najd Supplies'],
    ['signs that turn the direction of the text', '\u202eNajd Supplies\u202c', 'Najd Supplies'],
    ['more than a bank prints', 'N'.repeat(10_000), 'N'.repeat(140)],
    ['nothing that can be read', ' \u200b ', 'Unknown'],
  ])('is credited by notice and by list when the name of its remitter has %s', async (_what, remitterName, shown) => {
    const owner = await ownerWithIban()
    const credit = await transferTo(owner.iban)
    for (const _ of [1, 2]) expect(await notify(credit, { remitterName })).toBe(204)
    const { items } = await owner.read('/transactions')
    expect(items).toMatchObject([{ counterparty: shown }])
  })

  test('needs the signature of the bank', async () => {
    const owner = await ownerWithIban()
    expect(await notify(await transferTo(owner.iban), {}, 'a guess')).toBe(401)
    expect(await owner.balance()).toBe(0)
  })

  test.each([
    ['amount', { amount: AMOUNT + 1 }],
    ['remitter', { remitterName: 'Hail Supplies' }],
    ['IBAN of the remitter', { remitterIban: 'SA0380000000608010167519' }],
    ['IBAN', { iban: UNKNOWN }],
  ])('is refused with another %s under the same reference', async (_, change) => {
    const credit = await transferTo((await ownerWithIban()).iban)
    expect(await notify(credit)).toBeLessThan(300)
    expect(await notify(credit, change)).toBe(409)
  })

  test('is refused with other values under the same reference, and the staff is told', async () => {
    const owner = await ownerWithIban()
    const credit = await transferTo(owner.iban)
    await notify(credit)
    for (const _ of [1, 2]) expect(await notify(credit, { amount: AMOUNT + 1 })).toBe(409)
    expect(await exceptionsOf((await rowOf(credit)).id)).toEqual(['bank_credit_differs'])
    expect(await owner.balance()).toBe(AMOUNT)
    await agrees()
  })
})

/** Returns a bank provider in which these calls are replaced. */
const withBank = (changes: Partial<BankCreditsProvider>) => ({
  ...deps,
  providers: { ...deps.providers, bankCredits: { ...deps.providers.bankCredits, ...changes } },
})

describe('what the bank cannot do for one', () => {
  test('keeps no other credit waiting that cannot be booked, and it is tried again', async () => {
    const owner = await ownerWithIban()
    await advanceTopUps(deps, running)
    const broken = await transferTo(owner.iban)
    const later = await transferTo(owner.iban)
    let isBroken = true
    const list: BankCreditsProvider['list'] = async query => {
      const page = await deps.providers.bankCredits.list(query)
      if (page.kind !== 'listed') return page
      const credits = page.credits.map(credit =>
        isBroken && credit.bankReference === broken.bankReference ? { ...credit, amount: 0 } : credit,
      )
      return { ...page, credits }
    }
    await advanceTopUps(withBank({ list }), running)
    expect(await rowOf(later)).toMatchObject({ state: 'credited' })
    expect(await owner.balance()).toBe(AMOUNT)
    isBroken = false
    await advanceTopUps(withBank({ list }), running)
    expect(await rowOf(broken)).toMatchObject({ state: 'credited' })
    expect(await owner.balance()).toBe(2 * AMOUNT)
    await agrees()
  })

  test('keeps no other credit waiting that it does not send back', async () => {
    const [stuck, other] = [await transferTo(UNKNOWN), await transferTo(UNKNOWN)]
    for (const credit of [stuck, other]) {
      await bookBankCredit(deps, credit)
      const { id } = await rowOf(credit)
      await db.transaction(tx => sendBackFromSuspense(tx, id, clock()))
    }
    const sendBack: BankCreditsProvider['sendBack'] = async sought =>
      sought.bankReference === stuck.bankReference ? 'unavailable' : deps.providers.bankCredits.sendBack(sought)
    await advanceTopUps(withBank({ sendBack }), running)
    expect((await rowOf(stuck)).sentBackAt).toBeNull()
    expect((await rowOf(other)).sentBackAt).toEqual(clock())
    await agrees()
  })

  test('is asked three times without a response, and then left alone until the next run', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const credit = await transferTo(UNKNOWN)
      await bookBankCredit(deps, credit)
      const { id } = await rowOf(credit)
      await db.transaction(tx => sendBackFromSuspense(tx, id, clock()))
    }
    let calls = 0
    const sendBack: BankCreditsProvider['sendBack'] = async () => {
      calls++
      return 'unavailable'
    }
    await advanceTopUps(withBank({ sendBack }), running)
    expect(calls).toBe(3)
    await advanceTopUps(deps, running)
  })

  test('keeps no other wallet waiting whose IBAN it does not open', async () => {
    const [refused, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
    const openIban: BankCreditsProvider['openIban'] = async owner =>
      owner.reference === refused.walletId ? { kind: 'unavailable' } : deps.providers.bankCredits.openIban(owner)
    await advanceTopUps(withBank({ openIban }), running)
    expect(await db.$count(walletIbans, eq(walletIbans.walletId, refused.walletId))).toBe(0)
    expect(await db.$count(walletIbans, eq(walletIbans.walletId, other.walletId))).toBe(1)
  })

  test('is not asked for: an IBAN for an account that is closed', async () => {
    const closed = await newWalletOwner(plink)
    await db.transaction(tx => closeAccount(tx, closed.customer.userId, clock()))
    await advanceTopUps(deps, running)
    expect(await db.$count(walletIbans, eq(walletIbans.walletId, closed.walletId))).toBe(0)
  })
})

describe('suspense', () => {
  test('takes what no wallet may have, with its cause', async () => {
    const [inactive, full] = [await ownerWithIban(), await ownerWithIban()]
    await db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.id, inactive.walletId))
    const unknown = await transferTo(UNKNOWN)
    await bookBankCredit(deps, unknown)
    const toInactive = await transferTo(inactive.iban)
    await bookBankCredit(deps, toInactive)
    const closed = await ownerWithIban()
    await db.transaction(tx => closeAccount(tx, closed.customer.userId, clock()))
    const toClosed = await transferTo(closed.iban)
    await bookBankCredit(deps, toClosed)
    const toFull = await transferTo(full.iban)
    await bookBankCredit({ ...deps, licence: { maximumBalance: AMOUNT - 1 } }, toFull)
    const rows = [await rowOf(unknown), await rowOf(toInactive), await rowOf(toClosed), await rowOf(toFull)]
    expect(rows.map(({ state, stateCause }) => `${state} ${stateCause}`)).toEqual([
      'suspense unknown_iban',
      'suspense wallet_inactive',
      'suspense wallet_inactive',
      'suspense over_maximum',
    ])
    await agrees()
  })

  test('is sent back, once, and leaves the bank when the bank says so', async () => {
    const credit = await transferTo(UNKNOWN)
    await bookBankCredit(deps, credit)
    const { id } = await rowOf(credit)
    await db.transaction(tx => sendBackFromSuspense(tx, id, clock()))
    expect(await rowOf(credit)).toMatchObject({ state: 'sent_back', sentBackAt: null })
    await agrees()
    for (const _ of [1, 2]) await advanceTopUps(deps, running)
    expect((await rowOf(credit)).sentBackAt).toEqual(clock())
    await expect(db.transaction(tx => sendBackFromSuspense(tx, id, clock()))).rejects.toMatchObject({
      code: 'SUSPENSE_CREDIT_DECIDED',
    })
    await agrees()
  })
})
