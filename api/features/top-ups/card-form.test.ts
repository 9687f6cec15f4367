import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import type { CardPayment, CardPaymentSearch } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { mountCardForm } from './card-form.routes.ts'

const plink = await testApp()
const { deps, clock, database } = plink
const { db } = database
afterAll(() => database.close())

const AMOUNT = 250_00
const running = new AbortController().signal
const NOTHING: CardPaymentSearch = { kind: 'not_found' }

/** A top-up in live mode, and what the provider says of its payment. */
async function newHostedTopUp() {
  let search = NOTHING
  const cardTopUp = {
    ...deps.providers.cardTopUp,
    form: () => ({ kind: 'hosted' as const, apiUrl: 'https://api.moyasar.example', publishableKey: 'pk_test_1' }),
    find: async () => search,
  }
  const server = plink.with({ providers: { cardTopUp } })
  mountCardForm(server, { ...deps, providers: { ...deps.providers, cardTopUp } })
  const owner = await newWalletOwner(plink)
  const customer = Object.assign(owner.customer.through(server), { accessToken: owner.customer.accessToken })
  const amount = { amount: AMOUNT, currency: 'SAR' }
  const { body } = await outcome(customer.post('/api/v1/top-ups', { amount }))
  const id = String(body.topUpId)
  const get = () => outcome(customer.get(`/api/v1/top-ups/${id}`))
  const link = new URL(Object(body.cardForm).url)
  return {
    ...owner,
    id,
    get,
    path: link.pathname,
    back: `http://localhost:3000/app/services/topup/${id}`,
    open: (path = link.pathname) => server.request(path),
    webhook: () =>
      server.request('/api/webhooks/moyasar/payments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference: id }),
      }),
    balance: async () => (await owner.read('')).balance.amount,
    row: async () => (await db.select().from(cardTopUps).where(eq(cardTopUps.id, id)))[0]!,
    job: () => advanceTopUps({ ...deps, providers: { ...deps.providers, cardTopUp } }, running),
    says: (state: CardPayment['state'] | 'unavailable') => {
      const payment = { reference: id, id, amount: AMOUNT, currency: 'SAR', failure: null, refunded: 0 }
      const url = 'https://bank.example/3ds'
      search = state === 'unavailable' ? { kind: state } : { kind: 'found', payment: { ...payment, state, url } }
    },
  }
}

describe('the page where a card is entered', () => {
  test('has an origin of its own, may reach the provider only, and is kept nowhere', async () => {
    const { headers } = await (await newHostedTopUp()).open()
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain('connect-src https://api.moyasar.example;')
    for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(directive)
    }
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('pays under our id, says what and for whom, and leads back, in both languages', async () => {
    const topUp = await newHostedTopUp()
    const english = await (await topUp.open()).text()
    const setting = (value: object) => JSON.stringify(value).slice(1, -1)
    expect(english).toContain(setting({ given_id: topUp.id, amount: AMOUNT, currency: 'SAR' }))
    expect(english).toContain(setting({ callback_url: topUp.back, methods: ['creditcard'], language: 'en' }))
    expect(english).toContain(`<a href="${topUp.back}">Back to the top-up</a>`)
    expect(english).toContain('250.00 SAR')
    expect(english).toMatch(/Into the wallet of \u2068[^<]+\u2069/)
    const arabic = await (await topUp.open(`${topUp.path}?language=ar`)).text()
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('العودة إلى عملية الشحن')
  })

  test('is opened with a link of this top-up only', async () => {
    const [one, other] = [await newHostedTopUp(), await newHostedTopUp()]
    const [, , , expires] = one.path.split('/')
    for (const path of [
      one.path.replace(one.id, other.id),
      `${one.path}x`,
      one.path.replace(String(expires), String(Number(expires) + 1)),
    ]) {
      expect((await one.open(path)).status, path).toBe(404)
    }
    expect((await other.row()).formOpenedAt).toBeNull()
  })

  test('leads back from an old link, and after the top-up has ended', async () => {
    const topUp = await newHostedTopUp()
    clock.advance(900)
    const late = await topUp.open()
    expect([late.status, late.headers.get('Location')]).toEqual([303, topUp.back])
    expect((await topUp.row()).formOpenedAt).toBeNull()
    const endedTopUp = await newHostedTopUp()
    await endedTopUp.open()
    endedTopUp.says('failed')
    expect((await endedTopUp.open()).status).toBe(303)
    expect(await endedTopUp.row()).toMatchObject({ state: 'failed' })
  })

  test('is not shown again while a payment is under way, in another tab or after Back', async () => {
    const topUp = await newHostedTopUp()
    expect((await topUp.open()).status).toBe(200)
    expect((await topUp.open()).status).toBe(200)
    topUp.says('initiated')
    expect((await topUp.open()).headers.get('Location')).toBe(topUp.back)
    const { body } = await topUp.get()
    expect(body).toMatchObject({ state: 'awaiting_3ds', threeDsUrl: 'https://bank.example/3ds' })
    expect(body).not.toHaveProperty('cardForm')
  })

  test('is not shown again while nobody knows whether the card was sent', async () => {
    const topUp = await newHostedTopUp()
    await topUp.open()
    topUp.says('unavailable')
    const response = await topUp.open()
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('Moyasar.init')
  })

  test('is shown after a card that was sent without it only once the provider knows of no payment', async () => {
    const topUp = await newHostedTopUp()
    await topUp.customer.post(`/api/v1/top-ups/${topUp.id}/pay`, { cardToken: SANDBOX_CARDS.no_answer_lost })
    clock.advance(31)
    await topUp.get()
    topUp.says('unavailable')
    expect((await topUp.open()).status).toBe(503)
    topUp.says('initiated')
    expect((await topUp.open()).headers.get('Location')).toBe(topUp.back)
  })

  test('is not shown for a frozen wallet', async () => {
    const topUp = await newHostedTopUp()
    await db.execute(`update wallets set frozen_at = now() where id = '${topUp.walletId}'`)
    const response = await topUp.open()
    expect(response.status).toBe(409)
    expect(await response.text()).not.toContain('Moyasar.init')
  })
})

describe('a top-up whose form was opened', () => {
  test('is credited once when it is paid, whether the person comes back or not', async () => {
    const [first, second] = [await newHostedTopUp(), await newHostedTopUp()]
    for (const topUp of [first, second]) {
      await topUp.open()
      topUp.says('paid')
    }
    for (const _ of [1, 2]) expect(await first.get()).toMatchObject({ body: { state: 'paid' } })
    expect(await first.balance()).toBe(AMOUNT)
    clock.advance(60)
    await second.job()
    await second.customer.refresh()
    expect(await second.balance()).toBe(AMOUNT)
  })

  test('is credited when a webhook alone tells of it, which the provider repeats until we have an answer', async () => {
    const topUp = await newHostedTopUp()
    await topUp.open()
    topUp.says('unavailable')
    expect((await topUp.webhook()).status).toBe(503)
    topUp.says('paid')
    expect((await topUp.webhook()).status).toBe(204)
    expect(await topUp.balance()).toBe(AMOUNT)
  })

  test('stays open when the person looks before paying, and the job still asks', async () => {
    const topUp = await newHostedTopUp()
    await topUp.open()
    expect(await topUp.get()).toMatchObject({ body: { state: 'created', cardForm: { kind: 'hosted' } } })
    topUp.says('paid')
    clock.advance(60)
    await topUp.job()
    expect(await topUp.row()).toMatchObject({ state: 'paid', credited: AMOUNT })
  })

  test('expires when nobody pays, and money that comes later is in suspense', async () => {
    const topUp = await newHostedTopUp()
    await topUp.open()
    clock.advance(3600)
    await topUp.job()
    expect(await topUp.row()).toMatchObject({ state: 'expired' })
    topUp.says('paid')
    clock.advance(24 * 3600)
    await topUp.job()
    expect(await topUp.row()).toMatchObject({ state: 'expired', credited: 0, suspended: AMOUNT })
  })
})
