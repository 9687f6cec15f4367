import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { closeAccount } from '#api/accounts/close-account.ts'
import { moneyExceptions } from '#api/db/schema/money-exceptions.ts'
import { sandboxCardPayments } from '#api/db/schema/sandbox-money.ts'
import { cardTopUps } from '#api/db/schema/top-ups.ts'
import { advanceTopUps } from '#api/jobs/advance-top-ups.ts'
import { checkLedger } from '#api/ledger/check-ledger.ts'
import { houseBalances } from '#api/ledger/house-accounts.ts'
import { post } from '#api/ledger/post.ts'
import type { CardPayment } from '#api/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customer.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { payment } from '#api/testing/wallet.ts'
import { newOwner } from '#api/testing/wallet-owner.ts'
import { applyPayment } from '#api/top-ups/apply-payment.ts'
import { settleTopUp } from '#api/top-ups/settle-top-up.ts'
import { creditTopUpFromSuspense } from '#api/top-ups/suspended-top-ups.ts'
import { disputeTopUp } from '#api/top-ups/take-back.ts'
import { SANDBOX_CARDS } from '#domain/sandbox-money.ts'

const world = await testApp()
const { app, deps, clock, database, with: appWith } = world
const { db } = database
afterAll(() => database.close())

const TOP_UPS = '/api/v1/top-ups'
const AMOUNT = 250_00
const amount = { amount: AMOUNT, currency: 'SAR' }
const running = new AbortController().signal

/** The same session on another server. */
const via = (customer: Customer, server: typeof app) =>
  Object.assign(customer.through(server), { accessToken: customer.accessToken })

/** A customer with a top-up that is not paid yet. */
async function created(subWallet?: string) {
  const owner = await newOwner(world)
  const { body } = await outcome(owner.customer.post(TOP_UPS, { amount, ...(subWallet && { subWallet }) }))
  const id = String(body.topUpId)
  return {
    ...owner,
    id,
    pay: (card: keyof typeof SANDBOX_CARDS, server = app) =>
      outcome(via(owner.customer, server).post(`${TOP_UPS}/${id}/pay`, { cardToken: SANDBOX_CARDS[card] })),
    get: (server = app) => outcome(via(owner.customer, server).get(`${TOP_UPS}/${id}`)),
    balance: async () => (await owner.read('')).balance.amount,
    row: async () => (await db.select().from(cardTopUps).where(eq(cardTopUps.id, id)))[0]!,
    exceptions: async () =>
      (await db.select().from(moneyExceptions).where(eq(moneyExceptions.topUpId, id))).map(({ kind }) => kind),
  }
}

async function paid() {
  const topUp = await created()
  await topUp.pay('paid')
  await topUp.get()
  return topUp
}

const event = (reference: string, server = app) =>
  server.request('/api/webhooks/moyasar/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference }),
  })

/** The provider's answer about a payment. */
const says = (id: string, changes: Partial<CardPayment> = {}): CardPayment => ({
  reference: id,
  id,
  amount: AMOUNT,
  currency: 'SAR',
  state: 'paid',
  failure: null,
  refunded: 0,
  url: null,
  ...changes,
})

const agrees = async () => expect((await checkLedger(db)).differences).toEqual([])

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
    const [told, untold] = [await created(), await created()]
    await told.pay('paid')
    await untold.pay('paid')
    expect((await event(told.id)).status).toBe(204)
    expect(await told.balance()).toBe(AMOUNT)
    clock.advance(120)
    await advanceTopUps(deps, running)
    await untold.customer.refresh()
    expect(await untold.balance()).toBe(AMOUNT)
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
    const dies = {
      ...deps.providers.cardTopUp,
      start: async (asked: Parameters<typeof deps.providers.cardTopUp.start>[0]) => {
        await deps.providers.cardTopUp.start(asked)
        throw new Error('killed')
      },
    }
    expect(await topUp.pay('paid', appWith({ providers: { cardTopUp: dies } }))).toMatchObject({ status: 500 })
    clock.advance(120)
    await advanceTopUps(deps, running)
    await topUp.customer.refresh()
    expect(await topUp.get()).toMatchObject({ body: { state: 'paid' } })
  })

  test('is refused to others', async () => {
    const topUp = await created()
    const { customer: stranger } = await newOwner(world)
    expect(await outcome(stranger.get(`${TOP_UPS}/${topUp.id}`))).toMatchObject({ body: { code: 'TOP_UP_NOT_FOUND' } })
    const paying = stranger.post(`${TOP_UPS}/${topUp.id}/pay`, { cardToken: SANDBOX_CARDS.paid })
    expect(await outcome(paying)).toMatchObject({ status: 404 })
  })
})

describe('a top-up that nobody pays', () => {
  test('expires after an hour, the one whose request was lost too', async () => {
    const [untouched, lost] = [await created(), await created()]
    await lost.pay('no_answer_lost')
    clock.advance(3600)
    await advanceTopUps(deps, running)
    expect(await untouched.row()).toMatchObject({ state: 'expired', dueAt: null })
    expect(await lost.row()).toMatchObject({ state: 'expired' })
  })

  test('that is paid after its end is in suspense, once, until two members of the staff credit it', async () => {
    const topUp = await created()
    await topUp.pay('declined')
    await topUp.get()
    for (const _ of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id))
    expect(await topUp.row()).toMatchObject({ state: 'failed', suspended: AMOUNT })
    await agrees()
    await db.transaction(tx => creditTopUpFromSuspense(tx, deps, topUp.id))
    await applyPayment(deps, topUp.id, says(topUp.id))
    expect(await topUp.balance()).toBe(AMOUNT)
    await agrees()
  })
})

describe('a payment that is not what was asked for', () => {
  test.each([
    ['another amount', { amount: AMOUNT - 1 }],
    ['another currency', { currency: 'USD' }],
    ['another id', { id: crypto.randomUUID() }],
  ])('is not credited, and the staff is told once: %s', async (_, difference) => {
    const topUp = await created()
    await topUp.pay('three_ds')
    for (const _each of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, difference))
    expect(await topUp.get()).toMatchObject({ body: { state: 'failed', cause: 'payment_differs' } })
    expect(await topUp.balance()).toBe(0)
    expect(await topUp.exceptions()).toEqual(['card_payment_differs'])
    await agrees()
  })
})

describe('a payment that failed after it was paid, as the provider says', () => {
  test('stays credited, and the staff is told once', async () => {
    const topUp = await paid()
    for (const _ of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, { state: 'failed', failure: 'declined' }))
    // An answer that is merely older is no contradiction.
    await applyPayment(deps, topUp.id, says(topUp.id, { state: 'initiated' }))
    expect(await topUp.row()).toMatchObject({ state: 'paid', credited: AMOUNT })
    expect(await topUp.balance()).toBe(AMOUNT)
    expect(await topUp.exceptions()).toEqual(['card_failed_after_paid'])
    await agrees()
  })
})

describe('a payment that would fill the wallet over its maximum', () => {
  test('is in suspense until two members of the staff credit it', async () => {
    const topUp = await created()
    const server = appWith({ licence: { maximumBalance: AMOUNT - 1 } })
    await topUp.pay('paid')
    expect(await topUp.get(server)).toMatchObject({ body: { state: 'paid', cause: 'over_maximum' } })
    expect(await topUp.balance()).toBe(0)
    await agrees()
    await db.transaction(tx => creditTopUpFromSuspense(tx, deps, topUp.id))
    expect(await topUp.get()).toMatchObject({ body: { state: 'paid', cause: 'credited' } })
    expect(await topUp.balance()).toBe(AMOUNT)
    await agrees()
  })

  test('goes back from suspense when the staff refunds it at the provider', async () => {
    const topUp = await created()
    await topUp.pay('paid')
    await topUp.get(appWith({ licence: { maximumBalance: 1 } }))
    await applyPayment(deps, topUp.id, says(topUp.id, { state: 'refunded', refunded: AMOUNT }))
    expect(await topUp.row()).toMatchObject({ state: 'refunded', suspended: 0, credited: 0 })
    await agrees()
  })
})

describe('a payment whose account is closed meanwhile', () => {
  test('is in suspense, and stops no other one', async () => {
    const [closed, open] = [await created(), await created()]
    for (const each of [closed, open]) await each.pay('paid')
    await db.transaction(tx => closeAccount(tx, closed.customer.userId, clock()))
    clock.advance(120)
    await advanceTopUps(deps, running)
    expect(await closed.row()).toMatchObject({ state: 'paid', stateCause: 'account_closed', suspended: AMOUNT })
    expect(await open.row()).toMatchObject({ state: 'paid', credited: AMOUNT })
    await agrees()
  })
})

describe('money that goes back to the card', () => {
  test.each([
    ['before it is settled', false],
    ['after it is settled', true],
  ])('leaves the wallet, %s', async (_, isSettled) => {
    const topUp = await paid()
    if (isSettled) await db.transaction(tx => settleTopUp(tx, topUp.id, clock()))
    for (const refunded of [100_00, 100_00, AMOUNT, AMOUNT]) {
      await applyPayment(deps, topUp.id, says(topUp.id, { refunded, state: refunded === AMOUNT ? 'refunded' : 'paid' }))
      expect(await topUp.balance()).toBe(AMOUNT - refunded)
      await agrees()
    }
    expect(await topUp.row()).toMatchObject({ state: 'refunded', refunded: AMOUNT })
    await applyPayment(deps, topUp.id, says(topUp.id))
    expect(await topUp.balance()).toBe(0)
  })

  test('is missing in suspense as far as it is spent', async () => {
    const topUp = await paid()
    await post(deps, topUp.walletId, payment(200_00))
    await db.transaction(tx => disputeTopUp(tx, deps, topUp.id))
    expect(await topUp.balance()).toBe(0)
    expect(await topUp.row()).toMatchObject({ state: 'disputed', credited: 200_00, suspended: -200_00 })
    expect(await topUp.exceptions()).toEqual(['card_money_missing'])
    await agrees()
  })

  test('is missing in suspense if the wallet is frozen', async () => {
    const topUp = await paid()
    await db.execute(`update wallets set frozen_at = now() where id = '${topUp.walletId}'`)
    await applyPayment(deps, topUp.id, says(topUp.id, { state: 'voided' }))
    expect(await topUp.balance()).toBe(AMOUNT)
    expect(await topUp.exceptions()).toEqual(['card_money_missing'])
    await agrees()
  })
})

describe('settlement', () => {
  test('moves the money from the cards in transit to the bank, once; in the sandbox after a day', async () => {
    const topUp = await paid()
    const before = await houseBalances(db)
    clock.advance(24 * 3600)
    await advanceTopUps(deps, running)
    await advanceTopUps(deps, running)
    const after = await houseBalances(db)
    expect(await topUp.row()).toMatchObject({ state: 'settled' })
    expect(after.cards_in_transit).toBeLessThan(before.cards_in_transit)
    expect(after.safeguarding - before.safeguarding).toBe(before.cards_in_transit - after.cards_in_transit)
    await agrees()
  })
})
