import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminTopUp, AdminTopUpList } from '#api/contract/generated/schemas.ts'
import { applyPayment } from '#api/money/top-ups/apply-payment.ts'
import { AMOUNT, cardTopUpTestApp, says } from '#api/testing/money/card-top-ups.ts'
import { newSuspendedTopUp } from '#api/testing/money/suspense.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const plink = await cardTopUpTestApp()
const { app, clock, created, deps, paid } = plink

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(() => Promise.all([sara, omar, viewer].map(each => each.signIn())))

const search = async (query: Record<string, string>): Promise<AdminTopUpList> => {
  const response = await viewer.get(`/top-ups?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}
const idsOf = ({ items }: AdminTopUpList) => items.map(({ topUp }) => topUp.topUpId)
const readTopUp = async (id: string): Promise<AdminTopUp> => (await viewer.get(`/top-ups/${id}`)).json()

/** Puts top-ups of the owner in suspense, one second apart. Returns their ids, the newest first. */
async function newSuspendedTopUps(owner: WalletOwner, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    clock.advance(1)
    ids.unshift(await newSuspendedTopUp(deps, owner.walletId))
  }
  return ids
}

describe('searchTopUps', () => {
  test('lists all, newest first, or those of a customer, in a state, and continues after a top-up', async () => {
    const [owner, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
    const [newest] = await newSuspendedTopUps(other, 1)
    const ids = await newSuspendedTopUps(owner, 21)
    expect(idsOf(await search({}))).toEqual(ids.slice(0, 20))
    const customerId = owner.customer.userId
    const first = await search({ customerId })
    expect(idsOf(first)).toEqual(ids.slice(0, 20))
    expect(idsOf(await search({ customerId, cursor: first.nextCursor! }))).toEqual(ids.slice(20))
    expect(idsOf(await search({ customerId: other.customer.userId }))).toEqual([newest])
    expect(idsOf(await search({ customerId, state: 'failed' }))).toEqual([])
    const response = await viewer.get(`/top-ups?cursor=${crypto.randomUUID()}`)
    expect(await response.json()).toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('finds by id, by the reference of the provider and by the transaction, as they are pasted', async () => {
    const topUp = await paid()
    const reference = `pay_${topUp.id.slice(0, 8)}`
    await applyPayment(deps, topUp.id, says(topUp.id, { reference }))
    const { referenceId } = (await readTopUp(topUp.id)).topUp
    for (const q of [topUp.id.toUpperCase(), ` ${reference} `, referenceId!.toLowerCase()])
      expect(idsOf(await search({ q })), q).toEqual([topUp.id])
    expect(idsOf(await search({ q: reference.slice(0, -1) }))).toEqual([])
  })

  test('counts as a view of each customer on the page, and so does one top-up', async () => {
    const [owner, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
    const [otherId] = await newSuspendedTopUps(other, 1)
    await newSuspendedTopUps(owner, 20)
    const looks = async (): Promise<string[]> => {
      const { items } = await (await viewer.get('/events?type=customer_viewed')).json()
      return items.map(({ subject }: { subject: { id: string } }) => subject.id)
    }
    expect((await search({})).items).toHaveLength(20)
    expect((await looks())[0]).toBe(owner.customer.userId)
    expect(await looks()).not.toContain(other.customer.userId)
    await readTopUp(otherId!)
    expect((await looks())[0]).toBe(other.customer.userId)
  })
})

describe('getAdminTopUp', () => {
  test('has no links that pay it', async () => {
    const topUp = await created()
    expect((await topUp.get()).body.cardForm).toBeDefined()
    const before = await readTopUp(topUp.id)
    expect(before).toMatchObject({ topUp: { state: 'created' }, credited: { amount: 0 } })
    expect([before.topUp.cardForm, before.payment]).toEqual([undefined, undefined])
    await topUp.pay('three_ds')
    expect((await topUp.get()).body.threeDsUrl).toBeDefined()
    const { topUp: presentedTopUp, payment } = await readTopUp(topUp.id)
    expect(presentedTopUp.threeDsUrl).toBeUndefined()
    expect(payment).toMatchObject({ providerReference: topUp.id, sentAt: clock().toISOString() })
  })

  test('says where the money is, what was asked for it, and what contradicts the books', async () => {
    const owner = await newWalletOwner(plink)
    const [topUpId = ''] = await newSuspendedTopUps(owner, 1)
    const reason = 'The customer asked for it'
    const request = await outcome(sara.post(`/suspended-top-ups/${topUpId}/crediting-requests`, { reason }))
    const requestId = String(request.body.requestId)
    expect(await readTopUp(topUpId)).toMatchObject({
      credited: { amount: 0 },
      suspense: { amount: { amount: AMOUNT }, cause: 'over_maximum', since: clock().toISOString() },
      requests: [{ requestId, state: 'pending' }],
    })
    await decideRequest(omar, requestId, 'approve')
    await owner.now(payment(1))
    await applyPayment(deps, topUpId, says(topUpId, { state: 'refunded', refunded: AMOUNT }))
    const after = await readTopUp(topUpId)
    expect(after).toMatchObject({
      topUp: { state: 'refunded' },
      credited: { amount: 1 },
      owed: { amount: 1 },
      refunded: { amount: AMOUNT },
      requests: [{ requestId, state: 'approved' }],
      exceptions: [{ kind: 'card_money_missing', topUpId }],
    })
    expect(after.suspense).toBeUndefined()
  })
})
