import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { bankCredits } from '#api/outside/providers/bank/bank.ts'
import { moyasarPayments } from '#api/outside/providers/moyasar/moyasar-payments.ts'
import { moyasarPayouts } from '#api/outside/providers/moyasar/moyasar-payouts.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { enterCard } from '#api/testing/processes/providers-process.ts'
import { providerUnderTest } from '#api/testing/providers/provider.ts'
import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { BANK_WEBHOOK_SECRET, MOYASAR_WEBHOOK_SECRET } from './live-environment.ts'
import { moneyControl } from './money-control.ts'
import { moneyNotices } from './money-notices.ts'
import { createMoneyRecords } from './money-records.ts'
import { moneyReplies } from './money-replies.ts'

const log = createLog({ level: 'silent' })
const clock = () => new Date()
const database = await testDatabase()
const { db } = database
const money = createMoneyRecords(db)
const replies = moneyReplies(money, id => `http://localhost/three-ds?payment=${id}`)

/** The notices that the stand-ins have sent to Plink. */
const notices: { path: string; headers: Record<string, unknown>; body: string }[] = []
const plinkServer = createServer(async (request, response) => {
  notices.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
  response.writeHead(204).end()
})

const moyasar = providerUnderTest('moyasar', { Authorization: `Basic ${btoa('sk:')}` }, replies.moyasar)
const bank = providerUnderTest('bank', { Authorization: 'Bearer key' }, replies.bank)
let control: Hono

beforeAll(async () => {
  await once(plinkServer.listen(0, '127.0.0.1'), 'listening')
  const address = plinkServer.address()
  control = moneyControl(money, moneyNotices(`http://127.0.0.1:${Object(address).port}`))
})
afterEach(async () => {
  await moyasar.standIn().setThere(true)
  Object.assign(money.settings, { isPayingOut: true, isNotifying: true })
  notices.length = 0
})
afterAll(async () => {
  plinkServer.close()
  await database.close()
})

const payments = () =>
  moyasarPayments(moyasar.client(), {
    url: moyasar.standIn().url,
    publishableKey: 'pk',
    webhookSecret: MOYASAR_WEBHOOK_SECRET,
    log,
  })
const payouts = () =>
  moyasarPayouts(moyasar.client(), { sourceId: randomUUID(), webhookSecret: MOYASAR_WEBHOOK_SECRET, log })
const credits = () => bankCredits(bank.client(), { webhookSecret: BANK_WEBHOOK_SECRET, clock })

const change = (path: string, body: object) =>
  control.request(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

const paymentWith = (cardToken: string, id: string = randomUUID()) => ({
  id,
  amount: 100_00,
  cardToken,
  returnUrl: 'http://localhost/top-up',
  description: 'Top-up',
})

const newPayout = (iban = 'SA1280608010000000000001') => ({
  sequenceNumber: String(randomInt(2 ** 47)).padStart(16, '1'),
  amount: 40_00,
  purpose: 'personal' as const,
  destination: { iban, name: 'Oasis', mobile: '0512345678', city: 'Riyadh' },
})
const stateOf = async (sequenceNumber: string) => {
  const result = await payouts().find({ sequenceNumber, submittedAt: clock() })
  return result.kind === 'found' ? result.payout.state : result.kind
}

describe('a card payment of the rehearsal', () => {
  test('waits for the person, is paid, and Plink hears of it', async () => {
    const before = (await sandboxBooks(db)).cards
    const sent = paymentWith(await enterCard(moyasar.standIn()))
    expect(await payments().start(sent)).toMatchObject({ kind: 'started', url: expect.stringContaining(sent.id) })
    expect(await payments().find({ id: sent.id })).toMatchObject({ payment: { state: 'initiated' } })
    await change(`/payments/${sent.id}`, { state: 'paid' })
    expect(await payments().find({ id: sent.id })).toMatchObject({ payment: { state: 'paid', amount: 100_00 } })
    expect(payments().read(JSON.parse(notices[0]?.body ?? ''))).toEqual({ reference: sent.id })
    expect((await sandboxBooks(db)).cards).toBe(before + 100_00)
  })

  test('exists when its response was lost, and is not accepted a second time', async () => {
    const sent = paymentWith(await enterCard(moyasar.standIn()))
    moyasar.standIn().setFault('lost_answer')
    expect(await payments().start(sent)).toEqual({ kind: 'unavailable' })
    moyasar.standIn().setFault(undefined)
    expect(await payments().find({ id: sent.id })).toMatchObject({ kind: 'found' })
    expect(await payments().start(paymentWith(await enterCard(moyasar.standIn()), sent.id))).toEqual({
      kind: 'unavailable',
    })
    expect((await money.books()).payments.filter(({ id }) => id === sent.id)).toHaveLength(1)
  })

  test('is started by the form in the browser, under our id', async () => {
    const form = payments().form()
    if (form.kind !== 'hosted') throw new Error('Live mode has no test cards')
    const id = randomUUID()
    const url = `${form.apiUrl}/v1/payments`
    const preflight = await fetch(url, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Moyasar-Form-Version')
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Moyasar-Form-Version': '2.2.10' },
      body: JSON.stringify({
        given_id: id,
        amount: 100_00,
        currency: 'SAR',
        description: 'Top-up',
        publishable_api_key: 'pk_test_rehearsal',
        callback_url: 'http://localhost/top-up',
        source: {
          type: 'creditcard',
          name: 'Noura Salem',
          number: '4111111111111111',
          month: '12',
          year: '30',
          cvc: '123',
        },
      }),
    })
    expect(response.status).toBe(201)
    expect(await payments().find({ id })).toMatchObject({
      payment: { state: 'initiated', amount: 100_00, url: expect.stringContaining(id) },
    })
  })

  test('ends by itself with a test card of the sandbox', async () => {
    const sent = paymentWith(await enterCard(moyasar.standIn(), SANDBOX_CARD_NUMBERS[SANDBOX_CARDS.insufficient_funds]))
    await payments().start(sent)
    expect(await payments().find({ id: sent.id })).toMatchObject({
      payment: { state: 'failed', failure: 'insufficient_funds' },
    })
  })

  test('takes a token once, and none that nobody entered', async () => {
    const token = await enterCard(moyasar.standIn())
    await payments().start(paymentWith(token))
    expect(await payments().start(paymentWith(token))).toEqual({ kind: 'failed', failure: 'other' })
  })

  test('may be said to be something else later', async () => {
    const sent = paymentWith(await enterCard(moyasar.standIn()))
    await payments().start(sent)
    for (const lie of [{ state: 'failed', failure: 'declined' }, { state: 'paid' }, { amount: 99_99 }]) {
      await change(`/payments/${sent.id}`, lie)
    }
    expect(await payments().find({ id: sent.id })).toMatchObject({ payment: { state: 'paid', amount: 99_99 } })
  })
})

describe('a payout of the rehearsal', () => {
  test('is paid once somebody looks, if it does not wait for the person who rehearses', async () => {
    money.settings.isPayingOut = false
    const sent = newPayout()
    await payouts().submit(sent)
    expect(await stateOf(sent.sequenceNumber)).toBe('initiated')
    await change('/money/settings', { isPayingOut: true })
    expect(await stateOf(sent.sequenceNumber)).toBe('paid')
    const [payout] = (await money.books()).payouts
    await change(`/payouts/${payout?.reference}`, { state: 'returned', reason: 'Closed' })
    expect(await stateOf(sent.sequenceNumber)).toBe('returned')
    expect(payouts().read(JSON.parse(notices[0]?.body ?? ''))).toEqual({ reference: payout?.reference })
  })

  test.each([
    ['failed', { kind: 'accepted' }, 'failed'],
    ['refused', { kind: 'refused' }, 'not_found'],
    ['no_answer_received', { kind: 'unknown' }, 'paid'],
    ['no_answer_lost', { kind: 'unknown' }, 'not_found'],
  ] as const)('to a test IBAN of the sandbox ends as there: %s', async (iban, submitted, end) => {
    const sent = newPayout(SANDBOX_PAYOUTS[iban])
    expect(await payouts().submit(sent)).toMatchObject(submitted)
    expect(await stateOf(sent.sequenceNumber)).toBe(end)
  })

  test('leaves once, even if requests or responses are lost', async () => {
    const before = await sandboxBooks(db)
    const sent = newPayout()
    moyasar.standIn().setFault('lost_answer')
    expect(await payouts().submit(sent)).toEqual({ kind: 'unknown' })
    moyasar.standIn().setFault(undefined)
    expect(await payouts().submit(sent)).toEqual({ kind: 'unknown' })
    expect(await stateOf(sent.sequenceNumber)).toBe('paid')
    expect(await sandboxBooks(db)).toEqual({ ...before, payouts: before.payouts + sent.amount })
  })

  test('is not sent while the provider is gone, which knows everything when it is back', async () => {
    const [earlier, sent] = [newPayout(), newPayout()]
    await payouts().submit(earlier)
    await moyasar.standIn().setThere(false)
    // This call notices that the connection of the previous submission is closed.
    expect(await stateOf(sent.sequenceNumber)).toBe('unavailable')
    expect(await payouts().submit(sent)).toEqual({ kind: 'not_sent' })
    await moyasar.standIn().setThere(true)
    expect(await stateOf(sent.sequenceNumber)).toBe('not_found')
    expect(await stateOf(earlier.sequenceNumber)).toBe('paid')
  })
})

describe('a bank transfer of the rehearsal', () => {
  test('is reported to Plink with a signature, as often as one likes, and listed', async () => {
    const reference = randomUUID()
    const opened = await credits().openIban({ reference, name: 'Palm' })
    expect(await credits().openIban({ reference, name: 'Palm' })).toEqual(opened)
    const iban = opened.kind === 'opened' ? opened.iban : ''
    const booked = await control.request('/credits', { method: 'POST', body: JSON.stringify({ iban, amount: 75_00 }) })
    const { bankReference } = await booked.json()
    await control.request(`/credits/${bankReference}/notice`, { method: 'POST' })
    expect(notices).toHaveLength(2)
    for (const { path, headers, body } of notices) {
      expect(path).toBe('/api/webhooks/bank/credits')
      const signature = String(headers['x-bank-signature'])
      const credit = credits().read({ signature, timestamp: String(headers['x-bank-timestamp']), body })
      expect(credit).toMatchObject({ bankReference, iban, amount: 75_00 })
    }
    const listed = await credits().list({ after: null })
    expect(listed).toMatchObject({ credits: [{ bankReference }], cursor: expect.any(String) })
    const { cursor } = Object(listed)
    expect(await credits().list({ after: cursor })).toEqual({ kind: 'listed', credits: [], cursor })
  })

  test('is sent back once, if it has an account to go to', async () => {
    const transfer = { iban: 'SA0330000000000000000001', amount: 10_00, remitterName: 'Oasis' }
    const one = await bookSandboxCredit(db, clock, { ...transfer, remitterIban: 'SA8280608010000000000002' })
    const cash = await bookSandboxCredit(db, clock, { ...transfer, remitterIban: null })
    const before = (await sandboxBooks(db)).credits
    const sendBack = (key: string, { bankReference } = one) => credits().sendBack({ bankReference, key })
    expect([await sendBack('a'), await sendBack('a'), await sendBack('b'), await sendBack('a', cash)]).toEqual([
      'sent',
      'sent',
      'refused',
      'refused',
    ])
    expect((await sandboxBooks(db)).credits).toBe(before - 10_00)
  })

  test('may stay unreported', async () => {
    money.settings.isNotifying = false
    await control.request('/credits', { method: 'POST', body: JSON.stringify({ iban: 'SA1', amount: 1 }) })
    expect(notices).toEqual([])
  })
})
