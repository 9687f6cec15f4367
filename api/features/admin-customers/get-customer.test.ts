import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer, OTHER_DEVICE, seededCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { detailsOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
beforeAll(async () => {
  await sara.signIn()
  await omar.signIn()
})

const isLookAt = (customerId: string) =>
  and(eq(adminEvents.type, 'customer_viewed'), eq(adminEvents.subjectId, customerId))
const viewsOf = (customerId: string) =>
  db.select().from(adminEvents).where(isLookAt(customerId)).orderBy(desc(adminEvents.sequence))

describe('getCustomer', () => {
  test('says what is verified and answered as far as sign-up has come', async () => {
    const { userId } = await signUp(app).upTo('cr')
    const details = await detailsOf(sara, userId)
    expect(details.registration).toEqual({ businessType: 'freelancer' })
    expect(details).not.toHaveProperty('owner')
    expect(details).not.toHaveProperty('questionnaire')
    expect(details).not.toHaveProperty('wallet')
  })

  test('returns the year of birth, never the date, which recovers a password', async () => {
    const newcomer = await signUp(app).toTheEnd()
    const body = await (await sara.get(`/customers/${newcomer.userId}`)).text()
    expect(JSON.parse(body).owner).toEqual({ birthYear: 2012, approvedAt: expect.any(String) })
    expect(body).not.toContain('2012-12')
  })

  test('returns the answers with the labels of now, and without when the code is gone', async () => {
    const { userId } = await signUp(app).toTheEnd()
    const isRetail = eq(kybOptions.code, 'retail')
    const before = await db.select().from(kybOptions).where(isRetail)
    expect((await detailsOf(sara, userId)).questionnaire?.businessActivity).toEqual({
      code: 'retail',
      labels: Object.fromEntries(before.map(({ locale, label }) => [locale, label])),
    })
    await db.update(kybOptions).set({ code: 'shops' }).where(isRetail)
    expect((await detailsOf(sara, userId)).questionnaire?.businessActivity).toEqual({ code: 'retail', labels: {} })
    await db.update(kybOptions).set({ code: 'retail' }).where(eq(kybOptions.code, 'shops'))
  })
})

describe('the known devices', () => {
  test('are those that have signed in, also the ones that are signed out, the last first', async () => {
    const phone = await newCustomer(app)
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const laptopAt = clock().toISOString()
    clock.advance(60)
    await phone.signIn()
    const phoneAt = clock().toISOString()
    await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
    const { knownDevices, sessions } = await detailsOf(sara, phone.userId)
    expect(sessions.map(({ device }) => device)).toEqual([phone.device])
    expect(knownDevices).toEqual([
      { id: expect.any(String), device: phone.device, lastSignedInAt: phoneAt, isSignedIn: true },
      { id: expect.any(String), device: OTHER_DEVICE, lastSignedInAt: laptopAt, isSignedIn: false },
    ])
  })

  test('of a session that has expired are no longer signed in', async () => {
    const { userId } = await (await newCustomer(app)).signIn()
    clock.advance(24 * 3600)
    await Promise.all([sara.signIn(), omar.signIn()])
    expect((await detailsOf(sara, userId)).knownDevices).toMatchObject([{ isSignedIn: false }])
  })

  test('do not include a device that has not completed its sign-in', async () => {
    const waitsForCall = await (await seededCustomer(app, '0500000014').startLogin()).verifyLogin()
    expect(waitsForCall.callbackId).not.toBe('')
    expect((await detailsOf(sara, waitsForCall.userId)).knownDevices).toEqual([])
  })
})

describe('a view of a customer', () => {
  test('is in the log with who looked at whom, once for all that the page reads', async () => {
    const newcomer = await signUp(app).toTheEnd()
    const { userId, phoneNumber } = newcomer
    await Promise.all([
      sara.get(`/customers/${userId}`),
      sara.get(`/customers/${userId}/transactions`),
      sara.get(`/customers/${userId}`),
    ])
    const { adminEvents: log } = await detailsOf(sara, userId)
    expect(log).toEqual([
      {
        id: expect.any(String),
        type: 'customer_viewed',
        at: clock().toISOString(),
        admin: { name: 'Sara', email: sara.email },
        subject: { kind: 'customer', id: userId, name: phoneNumber },
        customer: expect.objectContaining({ customerId: userId, phoneNumber }),
      },
    ])
  })

  test('is another one by somebody else, and half an hour later', async () => {
    const { userId } = await signUp(app).toTheEnd()
    await detailsOf(sara, userId)
    await detailsOf(omar, userId)
    expect(await viewsOf(userId)).toHaveLength(2)
    clock.advance(30 * 60 - 1)
    await detailsOf(sara, userId)
    expect(await viewsOf(userId)).toHaveLength(2)
    await Promise.all([sara.signIn(), omar.signIn()])
    clock.advance(1)
    await detailsOf(sara, userId)
    expect(await viewsOf(userId)).toHaveLength(3)
  })

  test('is in the log of who sees only the transactions', async () => {
    const { userId } = await signUp(app).toTheEnd()
    await sara.get(`/customers/${userId}/transactions`)
    expect(await viewsOf(userId)).toHaveLength(1)
  })

  test('by a viewer is in the log too', async () => {
    const viewer = await new StaffMember(app, VIEWER).signIn()
    const { userId } = await signUp(app).toTheEnd()
    expect((await detailsOf(viewer, userId)).customer.customerId).toBe(userId)
    const { adminEvents: log } = await detailsOf(sara, userId)
    expect(log).toMatchObject([{ type: 'customer_viewed', admin: { email: VIEWER } }])
  })

  test('is not recorded for an unknown customer', async () => {
    const nobody = crypto.randomUUID()
    expect(await outcome(sara.get(`/customers/${nobody}`))).toMatchObject({ status: 404 })
    expect(await outcome(sara.get(`/customers/${nobody}/transactions`))).toMatchObject({ status: 404 })
    expect(await viewsOf(nobody)).toEqual([])
  })
})
