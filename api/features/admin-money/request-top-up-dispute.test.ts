import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { post } from '#api/money/ledger/post.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { applyPayment } from '#api/money/top-ups/apply-payment.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { AMOUNT, cardTopUpTestApp, says } from '#api/testing/money/card-top-ups.ts'
import { topUp as otherTopUp, payment } from '#api/testing/money/wallet.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { decideRequest, staffRequests } from '#api/testing/staff/closure-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const plink = await cardTopUpTestApp()
const { agrees, app, clock, created, db, deps, paid } = plink
afterEach(agrees)

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const lina = new StaffMember(app, 'lina@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(() => Promise.all([sara, omar, lina, viewer].map(each => each.signIn())))

type CardTopUp = Awaited<ReturnType<typeof paid>>

const REASON = 'Notice of the card provider of 5 January'
const ask = ({ id }: Pick<CardTopUp, 'id'>, staff = sara) =>
  staff.post(`/top-ups/${id}/dispute-requests`, { reason: REASON })

/** Asks, and returns the id of the request. */
async function requestDispute(topUp: CardTopUp): Promise<string> {
  const { status, body } = await outcome(ask(topUp))
  expect(status).toBe(201)
  return String(body.requestId)
}

const approve = (requestId: string, staff = omar) => outcome(decideRequest(staff, requestId, 'approve'))

async function dispute(topUp: CardTopUp): Promise<void> {
  expect((await approve(await requestDispute(topUp))).status).toBe(200)
}

/** The requests about it that wait. */
const waiting = async ({ id }: CardTopUp) => (await staffRequests(omar)).filter(({ subject }) => subject.id === id)

const readTopUp = async ({ id }: CardTopUp) => (await viewer.get(`/top-ups/${id}`)).json()
const refund = ({ id }: CardTopUp, amount = AMOUNT) =>
  applyPayment(deps, id, says(id, { refunded: amount, state: amount === AMOUNT ? 'refunded' : 'paid' }))
const settle = ({ id }: CardTopUp) => db.transaction(tx => settleTopUp(tx, id, clock()))

/** A top-up that the wallet may not hold. */
async function inSuspense(): Promise<CardTopUp> {
  const topUp = await created()
  await topUp.pay('paid')
  await topUp.get(plink.with({ licence: { maximumBalance: 1 } }))
  return topUp
}

const INVALID = refusal(409, 'TOP_UP_STATE_INVALID')

describe('requestTopUpDispute', () => {
  test('waits on the page of the top-up, and takes the money back once a second person approves', async () => {
    const topUp = await paid()
    const requestId = await requestDispute(topUp)
    const { userId } = topUp.customer
    const request = {
      requestId,
      subject: { kind: 'top_up', id: topUp.id },
      payload: { kind: 'top_up_dispute', topUpId: topUp.id, customerId: userId, amount: { amount: AMOUNT } },
      customer: { customerId: userId },
      reason: REASON,
    }
    expect(await readTopUp(topUp)).toMatchObject({ topUp: { state: 'paid' }, requests: [request] })
    expect(await waiting(topUp)).toMatchObject([request])
    expect(await approve(requestId, sara)).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
    expect(await topUp.balance()).toBe(AMOUNT)
    expect((await approve(requestId)).status).toBe(200)
    expect(await topUp.balance()).toBe(0)
    expect(await topUp.get()).toMatchObject({ body: { state: 'disputed', cause: 'disputed' } })
    expect(await readTopUp(topUp)).toMatchObject({
      credited: { amount: 0 },
      refunded: { amount: AMOUNT },
      exceptions: [],
    })
    const [transaction] = (await topUp.read('/transactions')).items
    expect(transaction).toMatchObject({
      type: 'reversal',
      direction: 'out',
      amount: { amount: AMOUNT },
      counterparty: 'Card',
    })
    const { items } = await (await viewer.get('/events?type=top_up_disputed')).json()
    expect(items[0]).toMatchObject({
      admin: { email: omar.email },
      subject: { kind: 'customer', id: userId },
      reason: REASON,
      changes: [
        { field: 'topUp', to: topUp.id },
        { field: 'amount', to: '250.00 SAR' },
      ],
    })
  })

  test.each([
    ['from the card provider', 'cards_in_transit', async () => {}],
    ['from our bank, once it has arrived there', 'safeguarding', settle],
  ] as const)('takes the money back %s', async (_, account, arrive) => {
    const topUp = await paid()
    await arrive(topUp)
    const before = await houseBalances(db)
    await dispute(topUp)
    expect(await houseBalances(db)).toEqual({ ...before, [account]: before[account] - AMOUNT })
  })

  test('takes what is left of one that is refunded in part', async () => {
    const topUp = await paid()
    await refund(topUp, 100_00)
    const requestId = await requestDispute(topUp)
    expect(await waiting(topUp)).toMatchObject([{ payload: { amount: { amount: AMOUNT - 100_00 } } }])
    expect((await approve(requestId)).status).toBe(200)
    expect(await topUp.row()).toMatchObject({ state: 'disputed', credited: 0, refunded: AMOUNT })
    expect(await topUp.balance()).toBe(0)
  })

  test.each([
    ['some is spent', 200_00, ({ walletId }) => post(deps, walletId, payment(200_00))],
    ['the wallet is frozen', AMOUNT, ({ customer }) => freezeWallet(db, customer.userId, clock())],
    [
      'the wallet is inactive',
      AMOUNT,
      ({ walletId }) => db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.id, walletId)),
    ],
    [
      'the account is closed',
      AMOUNT,
      async ({ walletId, customer }) => {
        await post(deps, walletId, payment(AMOUNT))
        await db.transaction(tx => closeAccount(tx, customer.userId, clock()))
      },
    ],
  ] satisfies [string, number, (topUp: CardTopUp) => Promise<unknown>][])(
    'leaves what the customer owes if %s',
    async (_, debt, happens) => {
      const topUp = await paid()
      await happens(topUp)
      await dispute(topUp)
      expect(await readTopUp(topUp)).toMatchObject({
        topUp: { state: 'disputed' },
        credited: { amount: debt },
        owed: { amount: debt },
        refunded: { amount: AMOUNT },
        exceptions: [{ kind: 'card_money_missing', stated: { amount: AMOUNT, state: 'disputed' } }],
      })
    },
  )

  test('takes the money from suspense, whose crediting is then refused', async () => {
    const topUp = await inSuspense()
    await dispute(topUp)
    expect(await topUp.row()).toMatchObject({ state: 'disputed', suspended: 0, refunded: AMOUNT })
    const crediting = sara.post(`/suspended-top-ups/${topUp.id}/crediting-requests`, { reason: REASON })
    expect(await outcome(crediting)).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
  })

  test('of one that was paid after its end says that the payment went back', async () => {
    const topUp = await created()
    await topUp.pay('declined')
    await topUp.get()
    await applyPayment(deps, topUp.id, says(topUp.id))
    await dispute(topUp)
    expect(await topUp.get()).toMatchObject({ body: { state: 'failed', cause: 'payment_returned' } })
  })

  test.each([
    ['is not paid', created],
    [
      'waits for the bank of the card',
      async () => {
        const topUp = await created()
        await topUp.pay('three_ds')
        return topUp
      },
    ],
    [
      'has failed',
      async () => {
        const topUp = await created()
        await topUp.pay('declined')
        await topUp.get()
        return topUp
      },
    ],
    [
      'is refunded',
      async () => {
        const topUp = await paid()
        await refund(topUp)
        return topUp
      },
    ],
    [
      'is disputed',
      async () => {
        const topUp = await paid()
        await dispute(topUp)
        return topUp
      },
    ],
  ])('is not for a top-up that %s', async (_, prepare) => {
    const topUp = await prepare()
    const before = await topUp.row()
    expect(await outcome(ask(topUp))).toEqual(INVALID)
    expect(await topUp.row()).toEqual(before)
    expect(await waiting(topUp)).toEqual([])
  })

  test('needs a top-up, and somebody who may write', async () => {
    expect(await outcome(ask(await paid(), viewer))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    expect(await outcome(ask({ id: crypto.randomUUID() }))).toEqual(refusal(404, 'TOP_UP_NOT_FOUND'))
  })
})

describe('a refund that the provider reports', () => {
  test.each([
    ['whole', AMOUNT, INVALID],
    ['in part', 100_00, { status: 201 }],
  ])('before the approval counts: %s', async (_, amount, again) => {
    const topUp = await paid()
    const requestId = await requestDispute(topUp)
    await refund(topUp, amount)
    const before = await topUp.row()
    expect(await approve(requestId)).toEqual(INVALID)
    expect(await topUp.row()).toEqual(before)
    expect(await waiting(topUp)).toMatchObject([{ requestId, state: 'pending' }])
    expect((await decideRequest(omar, requestId, 'reject')).status).toBe(200)
    expect(await outcome(ask(topUp))).toMatchObject(again)
  })

  test('after the approval takes nothing more', async () => {
    const topUp = await paid()
    await topUp.now(otherTopUp(300_00))
    await dispute(topUp)
    await refund(topUp)
    expect(await topUp.balance()).toBe(300_00)
    expect(await topUp.row()).toMatchObject({ state: 'disputed', refunded: AMOUNT })
  })

  test('beside the approval takes the money once', async () => {
    const topUp = await paid()
    await topUp.now(otherTopUp(300_00))
    const requestId = await requestDispute(topUp)
    const [approval] = await Promise.all([approve(requestId), refund(topUp)])
    if (approval.status !== 200) expect(approval).toEqual(INVALID)
    const state = approval.status === 200 ? 'disputed' : 'refunded'
    expect(await topUp.row()).toMatchObject({ state, credited: 0, suspended: 0, refunded: AMOUNT })
    expect(await topUp.balance()).toBe(300_00)
  })
})

describe('races', () => {
  test('one request about a top-up waits, whatever it asks for', async () => {
    const topUp = await inSuspense()
    const crediting = lina.post(`/suspended-top-ups/${topUp.id}/crediting-requests`, { reason: REASON })
    const all = await outcomes([ask(topUp, sara), ask(topUp, omar), crediting])
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    for (const { status, body } of all) if (status === 409) expect(body).toMatchObject({ code: 'REQUEST_PENDING' })
  })

  test('two people who approve at once take the money once', async () => {
    const topUp = await paid()
    await topUp.now(otherTopUp(300_00))
    const requestId = await requestDispute(topUp)
    const both = await Promise.all([omar, lina].map(each => approve(requestId, each)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both).toContainEqual(refusal(409, 'STAFF_REQUEST_CLOSED'))
    expect(await topUp.balance()).toBe(300_00)
  })
})
