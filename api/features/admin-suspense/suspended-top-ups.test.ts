import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { finishCardPayments } from '#api/features/sandbox/finish-card-payments.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { emptySuspense, newSuspendedTopUp } from '#api/testing/money/suspense.ts'
import { type Receiver, suspenseTestApp } from '#api/testing/money/suspense-test-app.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { decideRequest, staffRequests } from '#api/testing/staff/closure-steps.ts'

const plink = await suspenseTestApp()
const { asked, clock, db, deps, lina, listed, newReceiver, omar, sara, viewer } = plink

const AMOUNT = 250_00
const REASON = 'The customer asked for it'

let owner: Receiver
let topUpId: string
beforeEach(async () => {
  owner = await newReceiver()
  topUpId = await newSuspendedTopUp(deps, owner.walletId)
})

const ask = (act: 'crediting' | 'refund', staff = sara) =>
  staff.post(`/suspended-top-ups/${topUpId}/${act}-requests`, { reason: REASON })

test('the top-ups are listed 20 per page, the oldest first', async () => {
  await emptySuspense(deps)
  const ids: string[] = []
  for (let each = 0; each < 21; each++) {
    clock.advance(1)
    ids.push(await newSuspendedTopUp(deps, owner.walletId))
  }
  const first = await (await viewer.get('/suspended-top-ups')).json()
  const next = await (await viewer.get(`/suspended-top-ups?cursor=${first.nextCursor}`)).json()
  const listedIds = [...first.items, ...next.items].map(({ topUpId: id }) => id)
  expect({ listedIds, sizes: [first.items.length, next.items.length], end: next.nextCursor }).toEqual({
    listedIds: ids,
    sizes: [20, 1],
    end: null,
  })
})

const rowOf = async () => (await db.select().from(cardTopUps).where(eq(cardTopUps.id, topUpId)))[0]!
const inSuspense = () => listed('/suspended-top-ups')

describe('requestTopUpCrediting', () => {
  test('waits on the row of the top-up, and moves the money once a second person approves', async () => {
    const { userId } = owner.customer
    const expectedTopUp = {
      topUpId,
      amount: { amount: AMOUNT },
      cause: 'over_maximum',
      customer: { customerId: userId },
    }
    expect(await inSuspense()).toMatchObject([expectedTopUp])
    const requestId = await asked(ask('crediting'))
    const request = { requestId, subject: { kind: 'top_up', id: topUpId }, customer: { customerId: userId } }
    expect(await inSuspense()).toMatchObject([{ ...expectedTopUp, request }])
    expect(await staffRequests(omar)).toMatchObject([request])
    expect(await owner.balance()).toBe(0)
    expect(await outcome(decideRequest(sara, requestId, 'approve'))).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect([await owner.balance(), await inSuspense()]).toEqual([AMOUNT, []])
    const { items } = await (await viewer.get('/events?type=suspense_credited')).json()
    expect(items[0]).toMatchObject({
      admin: { email: omar.email },
      subject: { kind: 'customer', id: userId },
      reason: REASON,
      changes: [
        { field: 'topUp', to: topUpId },
        { field: 'amount', to: '250.00 SAR' },
      ],
    })
  })

  test('tells the customer of money that came after the end, before and after it is credited', async () => {
    const topUp = () => outcome(owner.customer.get(`/api/v1/top-ups/${topUpId}`))
    topUpId = await newSuspendedTopUp(deps, owner.walletId, { isExpired: true })
    expect((await topUp()).body).toMatchObject({ state: 'expired', cause: 'paid_after_end' })
    const requestId = await asked(ask('crediting'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect((await topUp()).body).toMatchObject({ state: 'expired', cause: 'credited', referenceId: expect.any(String) })
  })

  const limitedApp = plink.with({ licence: { maximumBalance: AMOUNT } })
  test.each([
    [409, 'WALLET_INACTIVE', () => owner.deactivate()],
    [422, 'MAXIMUM_BALANCE_EXCEEDED', () => owner.now(topUp(1))],
    [409, 'ACCOUNT_CLOSED', () => db.transaction(tx => closeAccount(tx, owner.customer.userId, clock()))],
  ])('is refused with %i %s, before it is asked for and when it is approved', async (status, code, change) => {
    const requestId = await asked(ask('crediting', sara.through(limitedApp)))
    await change()
    expect(await outcome(decideRequest(omar.through(limitedApp), requestId, 'approve'))).toEqual(refusal(status, code))
    expect(await rowOf()).toMatchObject({ suspended: AMOUNT, credited: 0 })
    expect((await decideRequest(omar, requestId, 'reject')).status).toBe(200)
    expect(await outcome(ask('crediting', sara.through(limitedApp)))).toEqual(refusal(status, code))
  })

  test('needs a top-up, and somebody who may write', async () => {
    expect(await outcome(ask('crediting', viewer))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    topUpId = crypto.randomUUID()
    for (const act of ['crediting', 'refund'] as const)
      expect(await outcome(ask(act))).toEqual(refusal(404, 'TOP_UP_NOT_FOUND'))
  })
})

describe('requestTopUpRefund', () => {
  test('lets the money go back to the card, and it leaves suspense when the card provider says so', async () => {
    const requestId = await asked(ask('refund'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect(await inSuspense()).toMatchObject([{ topUpId, refundAgreedAt: clock().toISOString() }])
    expect(await outcome(ask('crediting', lina))).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
    await finishCardPayments(deps, new AbortController().signal)
    expect(await rowOf()).toMatchObject({ state: 'refunded', suspended: 0, refunded: AMOUNT })
    expect([await owner.balance(), await inSuspense()]).toEqual([0, []])
    const { items } = await (await viewer.get('/events?type=suspense_sent_back')).json()
    expect(items[0]).toMatchObject({ admin: { email: omar.email }, changes: [{ field: 'topUp', to: topUpId }, {}] })
  })

  test('is possible after the account was closed', async () => {
    await db.transaction(tx => closeAccount(tx, owner.customer.userId, clock()))
    await decideRequest(omar, await asked(ask('refund')), 'approve')
    await finishCardPayments(deps, new AbortController().signal)
    expect(await rowOf()).toMatchObject({ suspended: 0, refunded: AMOUNT })
  })
})

describe('races', () => {
  test('one request about a top-up waits, whatever it asks for', async () => {
    const all = await outcomes([ask('crediting', sara), ask('refund', omar), ask('refund', lina)])
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    for (const { status, body } of all) if (status === 409) expect(body).toMatchObject({ code: 'REQUEST_PENDING' })
  })

  test('two people who approve at once move the money once', async () => {
    const requestId = await asked(ask('crediting'))
    const both = await outcomes([omar, lina].map(each => decideRequest(each, requestId, 'approve')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await owner.balance()).toBe(AMOUNT)
  })

  test('what the card provider took back meanwhile is neither approved nor asked for', async () => {
    const requestId = await asked(ask('crediting'))
    await emptySuspense(deps)
    expect(await outcome(decideRequest(omar, requestId, 'approve'))).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
    await decideRequest(omar, requestId, 'reject')
    expect(await outcome(ask('refund'))).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
    expect(await owner.balance()).toBe(0)
  })
})
