import { afterAll, describe, expect, test } from 'vitest'
import type { AdminEvent, ReviewList } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { underReview } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database, clock } = await testApp()
afterAll(() => database.close())

const VIEWER = 'viewer@sandbox.test'
const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, VIEWER).signIn()

/** Returns the customers that the viewer looked at, the newest look first. */
async function looks(): Promise<(string | undefined)[]> {
  const events: AdminEvent[] = (await (await sara.get('/events?type=customer_viewed')).json()).items
  return events.filter(({ admin }) => admin.email === VIEWER).map(({ subject }) => subject?.name)
}

const countOpen = async (): Promise<number> => (await (await omar.get('/reviews/count')).json()).open
const list = async (): Promise<ReviewList> => (await omar.get('/reviews')).json()

describe('listReviews', () => {
  test('counts as a view of each customer in the list, once in half an hour', async () => {
    const noura = await underReview(app)
    const layla = await underReview(app)
    const both = [noura.phoneNumber, layla.phoneNumber]
    expect(await countOpen()).toBe(2)
    expect(await looks()).toEqual([])

    await Promise.all([list(), list()])
    expect((await looks()).sort()).toEqual([...both].sort())
    const hanan = await underReview(app)
    await list()
    expect(await looks()).toHaveLength(3)
    expect((await looks())[0]).toBe(hanan.phoneNumber)

    clock.advance(30 * 60)
    await Promise.all([sara.signIn(), omar.signIn()])
    expect((await list()).items).toHaveLength(3)
    expect(await looks()).toHaveLength(6)
  })

  test('counts as no view if it is empty', async () => {
    const before = await looks()
    expect((await (await omar.get('/reviews?status=closed')).json()).items).toEqual([])
    expect(await looks()).toEqual(before)
  })
})
