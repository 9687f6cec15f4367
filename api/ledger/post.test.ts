import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner, payment, topUp } from '#api/testing/wallet.ts'
import { post } from './post.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

describe('500 payments at once', () => {
  test('of 100 each out of 1,000 leave exactly 10 that succeeded', async () => {
    const { walletId } = await newWalletOwner(app, deps)
    await post(deps, walletId, topUp(1_000_00))
    const settled = await Promise.allSettled(Array.from({ length: 500 }, () => post(deps, walletId, payment(100_00))))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusals = settled.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_FUNDS']))
  })
})
