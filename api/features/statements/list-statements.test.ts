import { afterAll, describe, expect, test } from 'vitest'
import { closedMonths } from '#api/kernel/db/schema/statements.ts'
import { closeAllMonths } from '#api/money/statements/close-months.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { monthsOf } from '#api/testing/money/issued-documents.ts'
import { newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const { signal } = new AbortController()
const DAY_SECONDS = 86_400

describe('listStatements', () => {
  test('lists the months since the account was opened, newest first, each beginning with what the one before left', async () => {
    const { customer, now, walletId } = await newWalletOwner(plink)
    await now(topUp(1_000_00))
    clock.advance(31 * DAY_SECONDS)
    const subWallet = await newSubWallet(deps, walletId)
    await now(payment(250_00))
    clock.advance(31 * DAY_SECONDS)
    await customer.signIn()
    expect(await monthsOf(customer)).toMatchObject([
      { month: '2026-03', from: '2026-03-01', to: '2026-03-31', state: 'open', openingBalance: sar(750_00) },
      { month: '2026-02', to: '2026-02-28', state: 'closed', moneyOut: sar(250_00), closingBalance: sar(750_00) },
      { month: '2026-01', state: 'closed', moneyIn: sar(1_000_00), closingBalance: sar(1_000_00), entryCount: 1 },
    ])
    expect((await monthsOf(customer, `?subWallet=${subWallet}`)).map(({ month }) => month)).toEqual([
      '2026-03',
      '2026-02',
    ])
  })

  test('follows the clock of a test business', async () => {
    const newBusiness = await newSandboxBusiness(app)
    const { password, business } = newBusiness
    const owner = new Customer(app, { identifier: business.phoneNumber.replace('+966', '0'), password })
    await owner.signIn()
    const [current] = await monthsOf(owner)
    expect(current).toMatchObject({ state: 'open' })
    const ahead = new Date(clock().getTime() + 31 * DAY_SECONDS * 1000).toISOString()
    const headers = { Authorization: `Bearer ${newBusiness.key}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ now: ahead })
    expect((await app.request('/api/sandbox/clock', { method: 'POST', headers, body })).status).toBe(200)
    expect((await monthsOf(owner)).find(({ month }) => month === current!.month)).toMatchObject({ state: 'closed' })
  })
})

describe('the job that closes months', () => {
  test('closes those of every account at its own time, and leaves closed accounts alone', async () => {
    const { customer, now } = await newWalletOwner(plink)
    await now(topUp(5_00))
    clock.advance(31 * DAY_SECONDS)
    await closeAllMonths(deps, signal)
    await closeAllMonths(deps, signal)
    const count = await database.db.$count(closedMonths)
    await customer.signIn()
    const [, month] = await monthsOf(customer)
    expect(month).toMatchObject({ state: 'closed', closingBalance: sar(5_00) })
    expect(await database.db.$count(closedMonths)).toBe(count)
  })
})
