import { eq } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import type { CardPayment } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { newWalletOwner } from './wallet-owner.ts'

export const TOP_UPS = '/api/v1/top-ups'
export const AMOUNT = 250_00
const amount = { amount: AMOUNT, currency: 'SAR' }

/** Returns the sandbox for tests of top-ups by card. The database is closed after the file. */
export async function cardTopUpTestApp() {
  const plink = await testApp()
  const { app, database } = plink
  const { db } = database
  afterAll(() => database.close())

  /** Returns the same session on another server. */
  const via = (customer: Customer, server: typeof app) =>
    Object.assign(customer.through(server), { accessToken: customer.accessToken })

  /** Returns a customer with a top-up that is not paid yet. */
  async function created(subWallet?: string) {
    const owner = await newWalletOwner(plink)
    const { body } = await outcome(owner.customer.post(TOP_UPS, { amount, ...(subWallet && { subWallet }) }))
    const id = String(body.topUpId)
    return {
      ...owner,
      id,
      pay: (card: keyof typeof SANDBOX_CARDS, server = app) =>
        outcome(via(owner.customer, server).post(`${TOP_UPS}/${id}/pay`, { cardToken: SANDBOX_CARDS[card] })),
      get: (server = app) => outcome(via(owner.customer, server).get(`${TOP_UPS}/${id}`)),
      balance: async () => (await owner.read('')).balance.amount,
      row: async () => (await db.select().from(cardTopUps).where(eq(cardTopUps.id, id)))[0]!,
      exceptions: async () =>
        (await db.select().from(moneyExceptions).where(eq(moneyExceptions.topUpId, id))).map(({ kind }) => kind),
    }
  }

  async function paid() {
    const topUp = await created()
    await topUp.pay('paid')
    await topUp.get()
    return topUp
  }

  return {
    ...plink,
    db,
    via,
    created,
    paid,
    agrees: async () => expect((await checkLedger(db)).differences).toEqual([]),
  }
}

/** Returns the provider's response about a payment. */
export const says = (id: string, changes: Partial<CardPayment> = {}): CardPayment => ({
  reference: id,
  id,
  amount: AMOUNT,
  currency: 'SAR',
  state: 'paid',
  failure: null,
  refunded: 0,
  url: null,
  ...changes,
})
