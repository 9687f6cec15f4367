import { afterAll, describe, expect, test } from 'vitest'
import type { BillProvider } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'
import { sadadBills } from './sadad.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const sadad = providerUnderTest('sadad', { Authorization: 'Bearer the key' })
const live = (client = sadad.client()): BillProvider => sadadBills(client, { log: deps.log })

const numberOf = (number: number) => `1${String(number).padStart(15, '0')}`
const UNAVAILABLE = { kind: 'unavailable' }
const ask = (account: string) => ({ billerCode: '002', account })
const request = (number: number, account: string) => ({
  ...ask(account),
  number: numberOf(number),
  billNumber: `002-${account}-2026-01`,
  amount: 345_00,
})

describe.each([
  ['the sandbox', () => deps.providers.bills],
  ['HTTP', live],
])('a bill through %s', (_name, of) => {
  test('is found with what is left, the least that may be paid and its day', async () => {
    const bill = { billNumber: expect.any(String), dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
    expect(await of().inquire(ask('3000000001'))).toEqual({
      kind: 'found',
      bill: { ...bill, amount: 345_00, minimum: 345_00 },
    })
    expect(await of().inquire(ask('3000000004'))).toEqual({
      kind: 'found',
      bill: { ...bill, amount: 900_00, minimum: 100_00 },
    })
  })

  test('may be unknown, or paid already', async () => {
    expect(await of().inquire(ask('3000000002'))).toEqual({ kind: 'not_found' })
    expect(await of().inquire(ask('3000000003'))).toEqual({ kind: 'paid' })
  })

  test.each([
    ['initiated', 1, SANDBOX_BILLS.paid_later],
    ['paid', 2, '3000000001'],
  ])('is accepted and then found by its number: %s', async (state, number, account) => {
    const paid = await of().pay(request(number, account))
    expect(paid).toEqual({ kind: 'accepted', reference: expect.any(String), state })
    const reference = paid.kind === 'accepted' ? paid.reference : ''
    expect(await of().find({ number: numberOf(number) })).toEqual({
      kind: 'found',
      payout: { reference, sequenceNumber: numberOf(number), state, amount: 345_00, reason: null },
    })
    expect(await of().pay(request(number, account))).toEqual(paid)
  })

  test('may be refused, with a reason', async () => {
    expect(await of().pay(request(3, SANDBOX_BILLS.refused))).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/\w/),
    })
  })

  test('is not found under a number that was never sent', async () => {
    expect(await of().find({ number: '1000000000000000' })).toEqual({ kind: 'not_found' })
  })
})

describe('SADAD', () => {
  test('says why a payment has failed', async () => {
    expect(await live().find({ number: numberOf(4) })).toMatchObject({
      payout: { state: 'failed', reason: 'The biller did not take it' },
    })
  })

  test('gets our key, and a payment once whatever becomes of it', async () => {
    sadad.standIn().setFault('reset')
    expect(await live().pay(request(2, '3000000001'))).toEqual({ kind: 'unknown' })
    expect(sadad.standIn().requests).toHaveLength(1)
    expect(sadad.standIn().requests[0]?.headers.authorization).toBe('Bearer the key')
  })

  describeFaults(sadad, client => live(client).inquire(ask('3000000001')), UNAVAILABLE)
  describeFaults(sadad, client => live(client).find({ number: numberOf(2) }), UNAVAILABLE)
  describeFaults(sadad, client => live(client).pay(request(2, '3000000001')), { kind: 'unknown' }, { kind: 'not_sent' })
})

describe('SADAD that says something else than was sent', () => {
  const lying = providerUnderTest(
    'sadad',
    { Authorization: 'Bearer the key' },
    {
      payBill: ({ parameters }) => ({
        status: 200,
        body: { reference: 'r', number: parameters.number, status: 'paid', amount: 1 },
      }),
      getPayment: ({ parameters }) => ({
        status: 200,
        body: { reference: 'r', number: parameters.number, status: 'in review', amount: 345_00 },
      }),
    },
  )

  test('is asked again', async () => {
    expect(await live(lying.client()).pay(request(2, '3000000001'))).toEqual({ kind: 'unknown' })
    expect(await live(lying.client()).find({ number: numberOf(2) })).toEqual(UNAVAILABLE)
  })
})
