import { afterAll, describe, expect, test } from 'vitest'
import type { Limits } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import {
  ACTIVATE,
  ask,
  carryOut,
  confirm,
  DEACTIVATE,
  dailyLimit,
  named,
  posLimit,
  refused,
  resend,
  tryToAsk,
} from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { phoneToE164 } from '#domain/phone.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const newOwner = () => newWalletOwner({ app, deps })

test.each([
  [{ type: 'deactivate' }, 'It is for deactivating your wallet.'],
  [{ type: 'create_sub_wallet', name: 'Salaries' }, 'It is for a new sub-wallet.'],
  [{ type: 'set_limit', period: 'daily', limit: sar(500_000) }, 'It is for a daily limit of 5,000.00 SAR.'],
  [posLimit(null, 'monthly'), 'It is for removing the monthly limit for Local POS Transaction.'],
])('createWalletAction: the message with the code of %o says: %s', async (action, words) => {
  const { customer } = await newWalletOwner({ app, deps })
  await customer.post('/api/v1/wallet/actions', action)
  const phone = encodeURIComponent(phoneToE164(customer.identifier))
  const { body } = await outcome(customer.get(`/api/sandbox/messages?phoneNumber=${phone}`))
  expect(body.items).toContainEqual(expect.objectContaining({ body: expect.stringContaining(words) }))
})

describe('createWalletAction: of each kind, only the newest action can be confirmed:', () => {
  test('another one is refused for 30 seconds, whatever its values', async () => {
    const { customer: noura } = await newOwner()
    const first = await ask(noura, dailyLimit(10_00))
    clock.advance(29)
    const refusal = await tryToAsk(noura, dailyLimit(20_00))
    expect(refusal).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 } })
    expect((await confirm(noura, first)).status).toBe(200)
    // No code is left that could be used by mistake.
    await ask(noura, dailyLimit(20_00))
  })

  test('an action of another kind is not', async () => {
    const { customer: noura } = await newOwner()
    const changes = [DEACTIVATE, dailyLimit(10_00), named('Salaries')]
    const waiting = []
    for (const change of changes) waiting.push(await ask(noura, change))
    for (const each of waiting.reverse()) expect((await confirm(noura, each)).status).toBe(200)
  })

  test('the one before it is over, with its code', async () => {
    const { customer: noura } = await newOwner()
    const first = await ask(noura, dailyLimit(10_00))
    clock.advance(30)
    const second = await ask(noura, dailyLimit(20_00))
    for (const otpCode of [first.otpCode, second.otpCode]) {
      expect(await confirm(noura, { ...first, otpCode })).toEqual(refused(410, 'ACTION_EXPIRED'))
    }
    clock.advance(30)
    expect(await resend(noura, first)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect((await confirm(noura, second)).status).toBe(200)
  })

  test('of 20 requests at once, one sends a code', async () => {
    const { customer: noura } = await newOwner()
    const responses = await atOnce(20, index => noura.post('/api/v1/wallet/actions', dailyLimit(index * 100)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'OTP_COOLDOWN')).toHaveLength(19)
  })
})

describe('createWalletAction refuses what is not possible before a code is sent:', () => {
  test.each([
    ['an empty name', named('   '), 'Sub-wallet name is required'],
    ['a short name', named(' ab '), 'Sub-wallet name must be at least 3 characters'],
    ['two emoji', named('💰💰'), 'Sub-wallet name must be at least 3 characters'],
    ['a long name', named('a'.repeat(41)), 'Sub-wallet name must be at most 40 characters'],
  ])('%s', async (_, change, message) => {
    const { customer: noura } = await newOwner()
    expect(await tryToAsk(noura, change)).toMatchObject({ status: 400, body: { fields: { name: message } } })
  })

  test('a name of 40 emoji is not too long', async () => {
    const { customer: noura } = await newOwner()
    expect((await carryOut(noura, named('💰'.repeat(40)))).status).toBe(200)
  })

  const MICRO = { monthlyOutgoing: 20_000_00 }

  test.each([
    ['daily', 100_000_01, {}, undefined, 'Daily limit must be between 0 and 100,000 SAR'],
    ['monthly', 1_000_000_01, {}, undefined, 'Monthly limit must be between 0 and 1,000,000 SAR'],
    ['daily', 20_000_01, MICRO, undefined, 'Daily limit must be between 0 and 20,000 SAR'],
    ['monthly', 20_000_01, MICRO, 'local_pos', 'Monthly limit must be between 0 and 20,000 SAR'],
    ['monthly', 1_000_000_01, MICRO, 'wallet_top_up', 'Monthly limit must be between 0 and 1,000,000 SAR'],
  ] as const)('a %s limit of %i halalas with the licence %o for %s, where the range ends', async (...values) => {
    const [period, amount, licence, transactionType, error] = values
    const { customer } = await newOwner()
    const { accessToken } = customer
    const noura = Object.assign(customer.through(plink.with({ licence })), { accessToken })
    const change = { type: 'set_limit', period, limit: sar(amount), ...(transactionType && { transactionType }) }
    expect(await tryToAsk(noura, change)).toMatchObject({ status: 422, body: { code: 'LIMIT_OUT_OF_RANGE', error } })
    for (const amountAllowed of [0, amount - 1]) await carryOut(noura, { ...change, limit: sar(amountAllowed) })
    const { overall, types }: Limits = await (await noura.get('/api/v1/wallet/limits')).json()
    const pair = transactionType ? types.find(({ type }) => type === transactionType) : overall
    const highest = sar(amount - 1)
    expect(pair?.[period]).toMatchObject({ limit: highest, range: { minimum: sar(0), maximum: highest } })
  })

  test('a whole wallet without a limit', async () => {
    const { customer: noura } = await newOwner()
    const change = { type: 'set_limit', period: 'daily', limit: null }
    expect(await tryToAsk(noura, change)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { limit: 'The overall wallet always has a limit' } },
    })
  })

  test('the status that there is', async () => {
    const { customer: noura } = await newOwner()
    expect(await tryToAsk(noura, ACTIVATE)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
    await carryOut(noura, DEACTIVATE)
    expect(await tryToAsk(noura, DEACTIVATE)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
  })

  test('a fourth sub-wallet', async () => {
    const { customer: noura } = await newOwner()
    for (const name of ['one', 'two', 'three']) await carryOut(noura, named(name))
    expect(await tryToAsk(noura, named('four'))).toEqual(refused(409, 'SUB_WALLET_LIMIT_REACHED'))
  })
})
