import { describe, expect, test } from 'vitest'
import { TOP_UP_LIFETIME_SECONDS } from '#api/money/top-ups/refresh-top-up.ts'
import { cardTopUpTestApp, TOP_UPS } from '#api/testing/money/card-top-ups.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { MAX_UNPAID_TOP_UPS } from '#domain/constants.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

const plink = await cardTopUpTestApp()

describe('createTopUp', () => {
  test('takes no more while many wait for a payment, and says when the first of them ends', async () => {
    const { customer } = await newWalletOwner(plink)
    const create = () => outcome(customer.post(TOP_UPS, { amount: sar(100_00) }))
    const all = await Promise.all(Array.from({ length: MAX_UNPAID_TOP_UPS + 3 }, create))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(MAX_UNPAID_TOP_UPS)
    plink.clock.advance(60)
    expect(await create()).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', reason: 'unpaid_top_ups', retryAfterSeconds: TOP_UP_LIFETIME_SECONDS - 60 },
    })
    const { topUpId } = all.find(({ status }) => status === 201)?.body ?? {}
    await customer.post(`${TOP_UPS}/${topUpId}/pay`, { cardToken: SANDBOX_CARDS.paid })
    await customer.get(`${TOP_UPS}/${topUpId}`)
    expect(await create()).toMatchObject({ status: 201 })
  })
})
