import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/db/schema/auth.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customer.ts'
import { post } from './post.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

async function newWallet(): Promise<string> {
  const { identifier } = await newCustomer(app)
  const [found] = await database.db
    .select({ id: wallets.id })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(eq(accounts.phone, `+966${identifier.slice(1)}`))
  return found!.id
}

const sar = (amount: number) => ({ amount, currency: 'SAR' as const })
const topUp = (key: string, amount: number) =>
  ({ kind: 'top_up', key, type: 'wallet_top_up', amount: sar(amount), counterparty: 'A bank' }) as const
const payment = (key: string, amount: number) =>
  ({ kind: 'payment', key, type: 'local_pos', amount: sar(amount), counterparty: 'A shop' }) as const

describe('500 payments at once', () => {
  test('of 100 each out of 1,000 leave exactly 10 that succeeded', async () => {
    const walletId = await newWallet()
    await post(deps, walletId, topUp('top-up-1', 1_000_00))
    const settled = await Promise.allSettled(
      Array.from({ length: 500 }, (_, index) => post(deps, walletId, payment(`payment-${index}`, 100_00))),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusals = settled.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_FUNDS']))
  })
})
