import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientWith, down, failureOf, json } from '../testing/mock-responses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the client of a customer', () => {
  const old = { accessToken: 'access-1', refreshToken: 'refresh-1' }
  const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' }
  const expired = json(401, { error: 'Please sign in', code: 'UNAUTHENTICATED' })
  const refreshed = json(200, fresh)
  const tokensOf = (sent: Request[]) => sent.map(({ headers }) => headers.get('Authorization'))

  test('replaces an expired token once for all calls, stores the new pair, and calls again', async () => {
    const { plink, sent } = clientWith([expired, expired, refreshed, json(200, {})])
    const store = vi.fn()
    const customer = plink.withTokens(old, store)
    await Promise.all([customer.getMe(), customer.getWallet()])
    await customer.getMe()
    expect(tokensOf(sent)).toEqual([
      ...['Bearer access-1', 'Bearer access-1', null],
      ...['Bearer access-2', 'Bearer access-2', 'Bearer access-2'],
    ])
    expect(await sent[2]!.json()).toEqual({ refreshToken: 'refresh-1' })
    expect(store.mock.calls).toEqual([[fresh]])
  })

  test('repeats a payment with its key', async () => {
    const { plink, sent } = clientWith([expired, refreshed, json(201, {})])
    await plink.withTokens(old).createTopUp({ amount: { amount: 100, currency: 'SAR' } })
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
  })

  test('repeats an exchange whose response was lost with its key, also in a later call', async () => {
    const { plink, sent } = clientWith([expired, down, expired, refreshed, json(200, {})], { retries: 0 })
    const customer = plink.withTokens(old)
    expect(await failureOf(customer.getMe())).toMatchObject({ code: 'NETWORK_ERROR', operation: 'refreshTokens' })
    await customer.getMe()
    expect(sent[3]!.headers.get('Idempotency-Key')).toBe(sent[1]!.headers.get('Idempotency-Key'))
  })

  test('has the error of the exchange when the session has ended', async () => {
    const { plink, sent } = clientWith([expired, json(401, { error: 'Used already', code: 'TOKEN_REUSED' })])
    expect(await failureOf(plink.withTokens(old).getMe())).toMatchObject({ operation: 'refreshTokens' })
    expect(sent).toHaveLength(2)
  })
})
