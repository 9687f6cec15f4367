import { describe, expect, test } from 'vitest'
import { post } from '#api/money/ledger/post.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { refundSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { AMOUNT, cardTopUpTestApp, says } from '#api/testing/money/card-top-ups.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { applyPayment } from './apply-payment.ts'
import { settleTopUp } from './settle-top-up.ts'
import { creditTopUpFromSuspense } from './suspended-top-ups.ts'
import { disputeTopUp } from './take-back.ts'

const { agrees, clock, created, db, deps, paid, with: appWith } = await cardTopUpTestApp()
const running = new AbortController().signal

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

  test.each(['from suspense', 'from the wallet'])('says that the payment went back: %s', async where => {
    const topUp = await created()
    await topUp.pay('declined')
    await topUp.get()
    await applyPayment(deps, topUp.id, says(topUp.id))
    if (where === 'from the wallet') await db.transaction(tx => creditTopUpFromSuspense(tx, deps, topUp.id))
    for (const _ of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, { state: 'refunded', refunded: AMOUNT }))
    expect(await topUp.get()).toMatchObject({ body: { state: 'failed', cause: 'payment_returned' } })
    expect(await topUp.balance()).toBe(0)
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

  test.each([
    ['refunded whole', { state: 'refunded', refunded: AMOUNT - 1 }, 'payment_returned'],
    ['voided', { state: 'voided' }, 'payment_returned'],
    ['refunded in part', { state: 'refunded', refunded: AMOUNT - 2 }, 'payment_differs'],
    [
      'the refund of another payment',
      { id: crypto.randomUUID(), state: 'refunded', refunded: AMOUNT },
      'payment_differs',
    ],
  ] as const)('has gone back once the provider says so: %s', async (_, said, cause) => {
    const topUp = await created()
    await topUp.pay('three_ds')
    await applyPayment(deps, topUp.id, says(topUp.id, { amount: AMOUNT - 1 }))
    for (const _each of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, { amount: AMOUNT - 1, ...said }))
    expect(await topUp.get()).toMatchObject({ body: { state: 'failed', cause } })
    expect(await topUp.exceptions()).toEqual(['card_payment_differs'])
    await agrees()
  })
})

describe('a payment that failed after it was paid, as the provider says', () => {
  test('stays credited, and the staff is told once', async () => {
    const topUp = await paid()
    for (const _ of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, { state: 'failed', failure: 'declined' }))
    // An older response is not a contradiction.
    await applyPayment(deps, topUp.id, says(topUp.id, { state: 'initiated' }))
    expect(await topUp.row()).toMatchObject({ state: 'paid', credited: AMOUNT })
    expect(await topUp.balance()).toBe(AMOUNT)
    expect(await topUp.exceptions()).toEqual(['card_failed_after_paid'])
    await agrees()
  })
})

describe('a payment that cannot be asked for', () => {
  test('keeps no other one waiting', async () => {
    const [broken, other] = [await created(), await created()]
    for (const each of [broken, other]) await each.pay('paid')
    clock.advance(120)
    const { cardTopUp } = deps.providers
    const failing: typeof cardTopUp = {
      ...cardTopUp,
      find: async sought => {
        if (sought.id === broken.id) throw new Error('A response that nobody expects')
        return cardTopUp.find(sought)
      },
    }
    await advanceTopUps({ ...deps, providers: { ...deps.providers, cardTopUp: failing } }, running)
    expect(await broken.row()).toMatchObject({ state: 'awaiting_3ds' })
    expect(await other.row()).toMatchObject({ state: 'paid', credited: AMOUNT })
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
  test('is what the balances are read again for', async () => {
    const topUp = await paid()
    const { db: recorded, statements } = recordStatements(db)
    const readsOf = async (refunded: number) => {
      await applyPayment({ ...deps, db: recorded }, topUp.id, says(topUp.id, { refunded }))
      // Each lock takes two statements, one for the wallet and one for its accounts.
      return statements.splice(0).filter(statement => statement === 'prepared').length / 2
    }
    expect(await readsOf(0)).toBe(1)
    expect(await readsOf(100_00)).toBeGreaterThan(1)
    expect(await readsOf(100_00)).toBe(1)
  })

  test.each([
    ['of another id', { id: crypto.randomUUID() }],
    ['of another amount', { amount: AMOUNT - 1 }],
    ['in another currency', { currency: 'USD' }],
  ])('stays in the wallet when the provider speaks of a payment %s, and the staff is told once', async (_, other) => {
    const topUp = await paid()
    for (const _each of [1, 2]) await applyPayment(deps, topUp.id, says(topUp.id, { state: 'voided', ...other }))
    expect(await topUp.row()).toMatchObject({ state: 'paid', credited: AMOUNT, refunded: 0 })
    expect(await topUp.balance()).toBe(AMOUNT)
    expect(await topUp.exceptions()).toEqual(['card_payment_differs'])
    await agrees()
  })

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

  test('leaves the wallet when the provider first speaks of the payment after it was refunded', async () => {
    const [whole, part] = [await created(), await created()]
    for (const topUp of [whole, part]) await topUp.pay('paid')
    await refundSandboxCardPayment(db, clock, whole.id)
    expect(await whole.get()).toMatchObject({ body: { state: 'refunded' } })
    expect(await whole.balance()).toBe(0)
    await applyPayment(deps, part.id, says(part.id, { refunded: 100_00 }))
    expect(await part.balance()).toBe(AMOUNT - 100_00)
    for (const topUp of [whole, part]) expect(await topUp.exceptions()).toEqual([])
    await agrees()
  })

  test('is missing in suspense as far as it is spent', async () => {
    const topUp = await paid()
    await post(deps, topUp.walletId, payment(200_00))
    await db.transaction(tx => disputeTopUp(tx, deps, topUp.id, AMOUNT))
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
