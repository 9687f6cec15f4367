import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import { testApp } from '#api/testing/app.ts'
import { NOTIFICATIONS, notificationsOf } from '#api/testing/customers/notifications.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { UNREAD_NOTIFICATIONS_MAX } from '#domain/constants.ts'

const plink = await testApp()
const { clock, database } = plink
const { db } = database
afterAll(() => database.close())

let owner: WalletOwner
/** Newest first. */
let ids: string[]
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  await owner.now(topUp(100_00))
  for (let count = 0; count < 3; count += 1) await owner.now(payment(1_00))
  ids = (await notificationsOf(owner.customer)).map(({ notificationId }) => notificationId)
})

const readUpTo = (upTo: string | undefined, by = owner.customer) => outcome(by.post(`${NOTIFICATIONS}/read`, { upTo }))
const readOne = (id: string | undefined, by = owner.customer) =>
  outcome(by.post(`${NOTIFICATIONS}/${id}/read`, undefined))
const readTimes = async () => (await notificationsOf(owner.customer)).map(({ readAt }) => readAt ?? null)
const unread = (count: number) => ({ status: 200, body: { unread: count } })
const inTwoTabs = <Result>(call: () => Promise<Result>) => Promise.all([call(), call(), call(), call()])

describe('markNotificationsRead', () => {
  test('reads one and all before it, and what comes later stays unread', async () => {
    expect(await readUpTo(ids[1])).toEqual(unread(1))
    const at = clock().toISOString()
    expect(await readTimes()).toEqual([null, at, at, at])
    clock.advance(1)
    expect(await readUpTo(ids[0])).toEqual(unread(0))
    expect(await readTimes()).toEqual([clock().toISOString(), at, at, at])
    await owner.now(payment(1_00))
    expect(await outcome(owner.customer.get(`${NOTIFICATIONS}/unread`))).toEqual(unread(1))
  })

  test('in several tabs at once, up to different ones', async () => {
    const all = await Promise.all([...ids, ...ids].map(id => readUpTo(id)))
    expect(all.every(({ status }) => status === 200)).toBe(true)
    expect(await readTimes()).not.toContain(null)
  })

  test('of somebody else finds none and changes none', async () => {
    const stranger = await newWalletOwner(plink)
    expect(await readUpTo(ids[0], stranger.customer)).toEqual(refused(404, 'NOTIFICATION_NOT_FOUND'))
    expect(await readTimes()).toEqual([null, null, null, null])
  })
})

describe('markNotificationRead', () => {
  test('reads that one, once, in several tabs at once', async () => {
    expect(await inTwoTabs(() => readOne(ids[2]))).toEqual(Array(4).fill(unread(3)))
    const at = clock().toISOString()
    clock.advance(60)
    expect(await readOne(ids[2])).toEqual(unread(3))
    expect(await readTimes()).toEqual([null, null, at, null])
  })

  test('of somebody else finds none and changes none', async () => {
    const stranger = await newWalletOwner(plink)
    expect(await readOne(ids[0], stranger.customer)).toEqual(refused(404, 'NOTIFICATION_NOT_FOUND'))
    expect(await readTimes()).toEqual([null, null, null, null])
  })
})

describe('countUnreadNotifications', () => {
  test('stops at a maximum', async () => {
    for (let count = 0; count < UNREAD_NOTIFICATIONS_MAX; count += 1) await owner.now(payment(10))
    expect(await outcome(owner.customer.get(`${NOTIFICATIONS}/unread`))).toEqual(unread(UNREAD_NOTIFICATIONS_MAX))
  })
})

test.each([
  ['is read again', { readAt: new Date() }],
  ['is unread again', { readAt: null }],
  ['says something else', { kind: 'money_received' as const }],
])('the database refuses that a notification %s', async (_what, changes) => {
  const id = ids[0]!
  await readOne(id)
  await expect(db.update(notifications).set(changes).where(eq(notifications.id, id))).rejects.toMatchObject({
    cause: { message: 'notifications is append-only' },
  })
})
