import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { sandboxCardPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import { AMOUNT, cardTopUpTestApp, TOP_UPS } from '#api/testing/money/card-top-ups.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { FaultyNetwork, NO_FAULTS } from '#api/testing/providers/faulty-providers.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

const plink = await cardTopUpTestApp()
const { agrees, app, clock, created, db, deps, via, with: appWith } = plink
const running = new AbortController().signal
const killedProviders = new FaultyNetwork().between(deps, { ...NO_FAULTS, call: 'killed_after' }).providers

const event = (reference: string, server = app) =>
  server.request('/api/webhooks/moyasar/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference }),
  })

describe('payTopUp', () => {
  test('credits the wallet once the holder of the card has approved, mirrored by the cards in transit', async () => {
    const topUp = await created()
    const before = await houseBalances(db)
    expect(await topUp.pay('three_ds')).toMatchObject({
      status: 200,
      body: { state: 'awaiting_3ds', threeDsUrl: `http://localhost:3000/sandbox/cards/${topUp.id}` },
    })
    expect(await topUp.balance()).toBe(0)
    await app.request(`/api/sandbox/card-payments/${topUp.id}/decision`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ decision: 'approve' }),
    })
    expect(await topUp.get()).toMatchObject({ body: { state: 'paid', cause: 'credited' } })
    expect(await topUp.balance()).toBe(AMOUNT)
    expect((await topUp.read('/transactions')).items).toMatchObject([{ topUpId: topUp.id }])
    const { cards_in_transit } = await houseBalances(db)
    expect(cards_in_transit - before.cards_in_transit).toBe(AMOUNT)
    await agrees()
  })

  test.each<Record<string, string>>([
    { Host: 'evil.example' },
    { Host: '127.0.0.1:3000' },
    { 'X-Forwarded-Host': 'evil.example' },
  ])('leads to the 3-D Secure page and back on the public URL, whatever host the request names: %s', async headers => {
    const { id, customer } = await created()
    const { body } = await outcome(
      customer.post(`${TOP_UPS}/${id}/pay`, { cardToken: SANDBOX_CARDS.three_ds }, headers),
    )
    expect(body).toMatchObject({ threeDsUrl: `http://localhost:3000/sandbox/cards/${id}` })
    const payment = await app.request(`/api/sandbox/card-payments/${id}`)
    expect(await payment.json()).toMatchObject({ returnUrl: `http://localhost:3000/app/services/topup/${id}` })
  })

  test('credits once, whoever comes and however often: return, webhook, job', async () => {
    const topUp = await created()
    await topUp.pay('paid')
    clock.advance(120)
    await topUp.customer.refresh()
    await Promise.all([topUp.get(), topUp.get(), event(topUp.id), event(topUp.id), advanceTopUps(deps, running)])
    expect(await topUp.balance()).toBe(AMOUNT)
    await agrees()
  })

  test('credits when nobody comes back: a webhook alone, or the job alone', async () => {
    const [topUpWithEvent, topUpWithoutEvent] = [await created(), await created()]
    await topUpWithEvent.pay('paid')
    await topUpWithoutEvent.pay('paid')
    expect((await event(topUpWithEvent.id)).status).toBe(204)
    expect(await topUpWithEvent.balance()).toBe(AMOUNT)
    clock.advance(120)
    await advanceTopUps(deps, running)
    await topUpWithoutEvent.customer.refresh()
    expect(await topUpWithoutEvent.balance()).toBe(AMOUNT)
  })

  describe('when the provider knew of no payment before the card reached it', () => {
    type Start = typeof deps.providers.cardTopUp.start

    /** Pays so slowly that the customer looks in the meantime, after the time in which a request may arrive. */
    async function paidLate(answer: Start = deps.providers.cardTopUp.start, card: 'paid' | 'three_ds' = 'paid') {
      const topUp = await created()
      const start: Start = async input => {
        clock.advance(31)
        await topUp.get()
        return answer(input)
      }
      const server = appWith({ providers: { cardTopUp: { ...deps.providers.cardTopUp, start } } })
      const { body } = await topUp.pay(card, server)
      return { ...topUp, body }
    }

    const withoutAnswer = killedProviders.cardTopUp.start

    test('the card is not asked for again once the provider knows of it', async () => {
      const result = await paidLate(undefined, 'three_ds')
      const resultWithoutAnswer = await paidLate(withoutAnswer, 'three_ds')
      for (const body of [result.body, (await resultWithoutAnswer.get()).body]) {
        expect(body).toMatchObject({ state: 'awaiting_3ds', threeDsUrl: expect.any(String) })
        expect(body).not.toHaveProperty('cardForm')
      }
    })

    test.each([
      ['with an answer', undefined],
      ['without an answer', withoutAnswer],
    ])('it is credited by a webhook alone, or by the job alone: %s', async (_, answer) => {
      const result = await paidLate(answer)
      await event(result.id)
      expect(await result.balance()).toBe(AMOUNT)
      const resultWithoutAnswer = await paidLate(answer)
      clock.advance(120)
      await advanceTopUps(deps, running)
      await resultWithoutAnswer.customer.refresh()
      expect(await resultWithoutAnswer.balance()).toBe(AMOUNT)
      await agrees()
    })

    test('it goes back from the wallet when the provider refunds it later', async () => {
      const topUp = await paidLate(withoutAnswer)
      await event(topUp.id)
      await refundSandboxCardPayment(db, clock, topUp.id)
      await event(topUp.id)
      expect(await topUp.row()).toMatchObject({ state: 'refunded' })
      expect(await topUp.balance()).toBe(0)
    })

    test('it is in suspense when it appears after the top-up has expired', async () => {
      const topUp = await paidLate(async () => ({ kind: 'unavailable' }))
      clock.advance(3600)
      await advanceTopUps(deps, running)
      expect(await topUp.row()).toMatchObject({ state: 'expired' })
      const payment = {
        id: topUp.id,
        amount: AMOUNT,
        cardToken: SANDBOX_CARDS.paid,
        returnUrl: 'https://plink.example',
        description: '',
      }
      await deps.providers.cardTopUp.start(payment)
      clock.advance(24 * 3600)
      await advanceTopUps(deps, running)
      expect(await topUp.row()).toMatchObject({ state: 'expired', suspended: AMOUNT })
      await agrees()
    })
  })

  test.each([
    ['declined', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['three_ds_failed', 'three_ds_failed'],
    ['abandoned', 'abandoned'],
  ] as const)('fails with the card %s', async (card, cause) => {
    const topUp = await created()
    await topUp.pay(card)
    expect(await topUp.get()).toMatchObject({ body: { state: 'failed', cause } })
    expect(await topUp.balance()).toBe(0)
    expect(await topUp.pay('paid')).toMatchObject({ status: 409, body: { code: 'TOP_UP_ENDED' } })
  })

  test('finds a payment whose answer was lost, and starts no other', async () => {
    const topUp = await created()
    expect(await topUp.pay('no_answer_received')).toMatchObject({ body: { state: 'paid' } })
    expect(await topUp.balance()).toBe(AMOUNT)
    expect(await db.$count(sandboxCardPayments, eq(sandboxCardPayments.id, topUp.id))).toBe(1)
  })

  test('lets the card be sent again under the same id after a request that was lost, and not while it may arrive', async () => {
    const topUp = await created()
    expect((await topUp.pay('no_answer_lost')).body).not.toHaveProperty('threeDsUrl')
    const start = vi.fn(deps.providers.cardTopUp.start)
    const server = appWith({ providers: { cardTopUp: { ...deps.providers.cardTopUp, start } } })
    expect((await topUp.pay('paid', server)).body).not.toHaveProperty('cardForm')
    expect(start).not.toHaveBeenCalled()
    clock.advance(30)
    expect(await topUp.get()).toMatchObject({ body: { state: 'awaiting_3ds', cardForm: { kind: 'test_cards' } } })
    await topUp.pay('paid', server)
    expect(start.mock.calls.map(([{ id }]) => id)).toEqual([topUp.id])
    expect(await topUp.get()).toMatchObject({ body: { state: 'paid' } })
  })

  test('sends the card once, whatever comes at once', async () => {
    const topUp = await created()
    const start = vi.fn(deps.providers.cardTopUp.start)
    const server = appWith({ providers: { cardTopUp: { ...deps.providers.cardTopUp, start } } })
    const outcomes = await atOnce(5, () =>
      via(topUp.customer, server).post(`${TOP_UPS}/${topUp.id}/pay`, { cardToken: SANDBOX_CARDS.paid }),
    )
    expect(start).toHaveBeenCalledOnce()
    for (const { status, body } of outcomes)
      expect(body.code ?? status).toSatisfy(each => [200, 'TOP_UP_ENDED'].includes(each))
    await topUp.get()
    expect(await topUp.balance()).toBe(AMOUNT)
  })

  test('knows of a payment whose process died after it was sent', async () => {
    const topUp = await created()
    expect(await topUp.pay('paid', appWith({ providers: killedProviders }))).toMatchObject({ status: 500 })
    clock.advance(120)
    await advanceTopUps(deps, running)
    await topUp.customer.refresh()
    expect(await topUp.get()).toMatchObject({ body: { state: 'paid' } })
  })

  test('is refused to others', async () => {
    const topUp = await created()
    const { customer: stranger } = await newWalletOwner(plink)
    expect(await outcome(stranger.get(`${TOP_UPS}/${topUp.id}`))).toMatchObject({ body: { code: 'TOP_UP_NOT_FOUND' } })
    const paying = stranger.post(`${TOP_UPS}/${topUp.id}/pay`, { cardToken: SANDBOX_CARDS.paid })
    expect(await outcome(paying)).toMatchObject({ status: 404 })
  })
})
