import { afterAll, describe, expect, test } from 'vitest'
import { ReceivePaymentEventBody } from '#api/contract/generated/schemas.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import type { CardTopUpProvider } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest, webhookExamples } from '#api/testing/providers/provider.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { Event } from './generated/schemas.ts'
import { moyasarPayments } from './moyasar-payments.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const SECRET = 'the webhook secret'
const lines: string[] = []
const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
const moyasar = providerUnderTest('moyasar', { Authorization: `Basic ${btoa('sk:')}` })
const live = (client = moyasar.client()): CardTopUpProvider =>
  moyasarPayments(client, { url: 'https://api.moyasar.com/v1/', publishableKey: 'pk', webhookSecret: SECRET, log })

/** Returns an id of the contract's examples. */
const idOf = (number: number) => `6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f${String(number).padStart(4, '0')}`
const UNAVAILABLE = { kind: 'unavailable' }

const request = (id: string, cardToken: string) => ({
  id,
  amount: 250_00,
  cardToken,
  returnUrl: 'https://plink.example/top-up',
  description: 'Top-up',
})

describe.each([
  ['the sandbox', () => deps.providers.cardTopUp],
  ['Moyasar', live],
])('a card payment through %s', (_name, of) => {
  test.each([
    ['paid', idOf(1), 'paid', null],
    ['declined', idOf(2), 'failed', 'declined'],
    ['insufficient_funds', idOf(3), 'failed', 'insufficient_funds'],
    ['three_ds_failed', idOf(4), 'failed', 'three_ds_failed'],
    ['abandoned', idOf(5), 'failed', 'abandoned'],
    ['three_ds', idOf(6), 'initiated', null],
  ] as const)('starts with 3-D Secure and is then found: %s', async (card, id, state, failure) => {
    const started = await of().start(request(id, SANDBOX_CARDS[card]))
    expect(started).toEqual({ kind: 'started', reference: id, url: expect.stringMatching(/^https?:/) })
    expect(await of().find({ id, reference: id })).toMatchObject({
      kind: 'found',
      payment: { reference: id, id, amount: 250_00, currency: 'SAR', state, failure, refunded: 0 },
    })
  })

  test('with a token that is none fails, and there is no payment', async () => {
    expect(await of().start(request(idOf(7), SANDBOX_CARDS.invalid))).toEqual({ kind: 'failed', failure: 'other' })
    expect(await of().find({ id: idOf(7) })).toEqual({ kind: 'not_found' })
  })
})

describe('Moyasar', () => {
  const paymentOf = async (number: number) => {
    const search = await live().find({ id: idOf(number) })
    return search.kind === 'found' ? search.payment : search
  }

  test('gets our id, the amount in halalas, the token and our key, and no card', async () => {
    await live().start(request(idOf(1), 'token_sandbox_paid'))
    const [createRequest] = moyasar.standIn().requests
    expect(createRequest?.headers.authorization).toBe(`Basic ${btoa('sk:')}`)
    expect(createRequest?.body).toEqual({
      given_id: idOf(1),
      amount: 25_000,
      currency: 'SAR',
      description: 'Top-up',
      callback_url: 'https://plink.example/top-up',
      source: { type: 'token', token: 'token_sandbox_paid', '3ds': true, manual: false },
    })
  })

  test('says where browsers send the card', () => {
    expect(live().form()).toEqual({ kind: 'hosted', apiUrl: 'https://api.moyasar.com', publishableKey: 'pk' })
  })

  test('may decline before 3-D Secure, or ask for none', async () => {
    const declined = await live().start(request(idOf(8), 'token_declined_at_once'))
    expect(declined).toEqual({ kind: 'failed', failure: 'declined' })
    const frictionless = await live().start(request(idOf(10), 'token_without_three_ds'))
    expect(frictionless).toEqual({ kind: 'started', reference: idOf(10), url: null })
  })

  test.each([
    ['has a payment of our id already', idOf(9), 'token_given_twice'],
    ['starts a payment under another id', idOf(11), 'token_other_id'],
  ])('is asked for the payment when it %s', async (_what, id, token) => {
    expect(await live().start(request(id, token))).toEqual(UNAVAILABLE)
  })

  test('is not asked twice to start a payment when the connection fails', async () => {
    moyasar.standIn().setFault('reset')
    await live().start(request(idOf(1), 'token_sandbox_paid'))
    expect(moyasar.standIn().requests).toHaveLength(1)
  })

  test('states what went back to the card', async () => {
    expect(await paymentOf(12)).toMatchObject({ state: 'refunded', amount: 25_000, refunded: 5_000 })
    expect(await paymentOf(13)).toMatchObject({ state: 'voided' })
  })

  test('has taken the money of a captured payment, and not that of an authorized one', async () => {
    expect(await paymentOf(14)).toMatchObject({ state: 'paid' })
    expect(await paymentOf(19)).toMatchObject({ state: 'initiated' })
  })

  test('states another currency, which is for the caller to refuse', async () => {
    expect(await paymentOf(16)).toMatchObject({ currency: 'USD' })
  })

  test('may not say why a payment failed', async () => {
    expect(await paymentOf(17)).toMatchObject({ state: 'failed', failure: 'other' })
  })

  test.each([
    ['a status that nobody knows', 15, 'under_investigation'],
    ['a refund of nobody knows how much', 18, 'how much'],
  ])('is unavailable with %s, and the log says so', async (_what, number, logged) => {
    lines.length = 0
    expect(await paymentOf(number)).toEqual(UNAVAILABLE)
    expect(lines.join()).toContain(logged)
  })

  describeFaults(moyasar, client => live(client).start(request(idOf(1), 'token_sandbox_paid')), UNAVAILABLE)
  describeFaults(moyasar, client => live(client).find({ id: idOf(1) }), UNAVAILABLE)
})

describe('a webhook of Moyasar', () => {
  const notice = { type: 'payment_paid', secret_token: SECRET, data: { id: idOf(1), status: 'paid', amount: 1 } }

  test.each(webhookExamples('moyasar', 'paymentEvent'))(
    'is accepted, and names the payment to look at: %s',
    (_name, event) => {
      expect(ReceivePaymentEventBody.safeParse(event)).toMatchObject({ success: true })
      expect(live().read(event)).toEqual({ reference: Event.parse(event).data.id })
    },
  )

  test.each([
    ['has another secret', { ...notice, secret_token: 'the webhook secre' }],
    ['has no secret', { ...notice, secret_token: undefined }],
    ['is about a payout', { ...notice, type: 'payout_paid' }],
    ['names no payment', { ...notice, data: { id: '../payouts' } }],
    ['is nothing', null],
    ['is a text', 'payment_paid'],
  ])('is of a stranger when it %s', (_what, webhook) => {
    expect(live().read(webhook)).toBeUndefined()
  })
})
