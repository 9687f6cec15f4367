import { afterAll, describe, expect, test } from 'vitest'
import { ReceivePayoutEventBody } from '#api/contract/generated/schemas.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import type { PayoutProvider } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest, webhookExamples } from '#api/testing/providers/provider.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { Event } from './generated/schemas.ts'
import { moyasarPayouts } from './moyasar-payouts.ts'

const { clock, database, deps } = await testApp()
afterAll(database.close)

const SECRET = 'the webhook secret'
const SOURCE = 'ae50a35c-df42-4eff-ba26-f8bc28d2af81'
const lines: string[] = []
const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
const moyasar = providerUnderTest('moyasar', { Authorization: `Basic ${btoa('sk:')}` })
const live = (client = moyasar.client()): PayoutProvider =>
  moyasarPayouts(client, { sourceId: SOURCE, webhookSecret: SECRET, log })

/** Returns a number of the contract's examples. */
const numberOf = (number: number) => `1${String(number).padStart(15, '0')}`
const referenceOf = (number: number) => `7b1c0d2e-0000-4000-8000-${String(number).padStart(12, '0')}`
const ANY_IBAN = 'SA1280608010000000000001'
const UNAVAILABLE = { kind: 'unavailable' }
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

const request = (number: number, iban: string = ANY_IBAN) => ({
  sequenceNumber: numberOf(number),
  amount: 120_50,
  purpose: 'payment_to_merchant' as const,
  destination: { iban, name: 'Oasis Trading', mobile: '0512345678', city: 'Riyadh' },
})

describe.each([
  ['the sandbox', () => deps.providers.payout],
  ['Moyasar', live],
])('a payout through %s', (_name, of) => {
  test.each([
    ['initiated', 1, ANY_IBAN],
    ['paid', 2, SANDBOX_PAYOUTS.paid_at_once],
  ])('is accepted and then found by its reference: %s', async (state, number, iban) => {
    const submitted = await of().submit(request(number, iban))
    expect(submitted).toEqual({ kind: 'accepted', reference: expect.any(String), state })
    const reference = submitted.kind === 'accepted' ? submitted.reference : ''
    const sequenceNumber = numberOf(number)
    expect(await of().find({ sequenceNumber, reference, submittedAt: clock() })).toEqual({
      kind: 'found',
      payout: { reference, sequenceNumber, state, amount: 120_50, reason: null },
    })
  })

  test('may be refused, with a reason, and there is none then', async () => {
    const submission = await of().submit(request(6, SANDBOX_PAYOUTS.refused))
    expect(submission).toEqual({ kind: 'refused', reason: expect.stringMatching(/\w/) })
    expect(await of().find({ sequenceNumber: numberOf(6), submittedAt: LONG_AGO })).toEqual({ kind: 'not_found' })
  })
})

describe('Moyasar', () => {
  const stateOf = async (number: number) => {
    const result = await live().find({
      sequenceNumber: numberOf(number),
      reference: referenceOf(number),
      submittedAt: clock(),
    })
    return result.kind === 'found' ? [result.payout.state, result.payout.reason] : result
  }
  const search = (number: number, submittedAt = LONG_AGO) =>
    live().find({ sequenceNumber: numberOf(number), submittedAt })
  const pagesRead = () => moyasar.standIn().requests.map(({ parameters }) => Number(parameters.page))

  test('gets our number, the account that the money leaves and the payee', async () => {
    await live().submit(request(1))
    expect(moyasar.standIn().requests[0]?.body).toEqual({
      source_id: SOURCE,
      sequence_number: numberOf(1),
      amount: 12_050,
      purpose: 'payment_to_merchant',
      destination: {
        type: 'bank',
        iban: ANY_IBAN,
        name: 'Oasis Trading',
        mobile: '0512345678',
        country: 'SA',
        city: 'Riyadh',
      },
    })
  })

  test.each([
    ['queued', null, 3],
    ['failed', 'The account is closed', 4],
    ['returned', 'Returned by the bank', 5],
    ['canceled', null, 6],
  ])('says: %s', async (state, reason, number) => {
    expect(await stateOf(number)).toEqual([state, reason])
  })

  test.each([
    ['has the number already', 14],
    ['accepts with a status that nobody knows', 15],
    ['accepts under another number', 16],
    ['accepts with another amount', 20],
    ['fails because it has the number already', 18],
  ])('may have submitted what it %s', async (_what, number) => {
    expect(await live().submit(request(number))).toEqual({ kind: 'unknown' })
  })

  test('is not asked twice to submit a payout when the connection fails', async () => {
    moyasar.standIn().setFault('reset')
    expect(await live().submit(request(1))).toEqual({ kind: 'unknown' })
    expect(moyasar.standIn().requests).toHaveLength(1)
  })

  test('has not received what was not sent because it failed several times before', async () => {
    const client = moyasar.client()
    moyasar.standIn().setFault('error')
    for (let count = 0; count < 5; count++) expect(await live(client).submit(request(1))).toEqual({ kind: 'unknown' })
    expect(await live(client).submit(request(1))).toEqual({ kind: 'not_sent' })
    expect(moyasar.standIn().requests).toHaveLength(5)
  })

  test('is searched by our number when the response was lost', async () => {
    expect(await search(7)).toMatchObject({ payout: { reference: referenceOf(7), state: 'paid' } })
    expect(pagesRead()).toEqual([1])
  })

  test('is searched when it does not know the reference', async () => {
    const sequenceNumber = numberOf(7)
    const result = await live().find({ sequenceNumber, reference: referenceOf(8), submittedAt: LONG_AGO })
    expect(result).toMatchObject({ payout: { reference: referenceOf(7) } })
  })

  test('may have a failed payout beside one of the same number that did not fail, which counts', async () => {
    expect(await search(9)).toMatchObject({ payout: { reference: referenceOf(10), state: 'initiated' } })
  })

  test('has a payout that failed only because of its number, which says nothing of the first one', async () => {
    const sequenceNumber = numberOf(18)
    const result = await live().find({ sequenceNumber, reference: referenceOf(18), submittedAt: LONG_AGO })
    expect(result).toMatchObject({ payout: { reference: referenceOf(21), state: 'paid' } })
    expect(await search(19)).toEqual(UNAVAILABLE)
  })

  test('has a payout that failed when no other has its number', async () => {
    expect(await search(11)).toMatchObject({ payout: { state: 'failed', reason: 'The account is closed' } })
  })

  test('is read to the end before a number counts as unknown', async () => {
    expect(await search(12)).toEqual({ kind: 'not_found' })
    expect(pagesRead()).toEqual([1, 2])
  })

  test('is not searched among payouts that are older than ours', async () => {
    expect(await search(12, new Date('2026-01-05T11:00:00Z'))).toEqual({ kind: 'not_found' })
    expect(pagesRead()).toEqual([1])
  })

  test.each([
    ['a status that nobody knows', () => stateOf(15), 'parked'],
    ['a status that nobody knows in the list', () => search(15), 'parked'],
    ['another currency', () => stateOf(17), 'not as it was submitted'],
  ])('is unavailable with %s, and the log says so', async (_what, find, logged) => {
    lines.length = 0
    expect(await find()).toEqual(UNAVAILABLE)
    expect(lines.join()).toContain(logged)
  })

  test.each(webhookExamples('moyasar', 'payoutEvent'))('tells us of payouts: %s', (_name, event) => {
    expect(ReceivePayoutEventBody.safeParse(event)).toMatchObject({ success: true })
    expect(live().read(event)).toEqual({ reference: Event.parse(event).data.id })
  })

  test('tells us of payouts with its secret', () => {
    const notice = { type: 'payout_paid', secret_token: SECRET, data: { id: referenceOf(1) } }
    expect(live().read(notice)).toEqual({ reference: referenceOf(1) })
    expect(live().read({ ...notice, secret_token: 'another' })).toBeUndefined()
    expect(live().read({ ...notice, type: 'payment_paid' })).toBeUndefined()
  })

  describeFaults(moyasar, client => live(client).submit(request(1)), { kind: 'unknown' }, { kind: 'not_sent' })
  describeFaults(
    moyasar,
    client => live(client).find({ sequenceNumber: numberOf(7), submittedAt: LONG_AGO }),
    UNAVAILABLE,
  )
})
