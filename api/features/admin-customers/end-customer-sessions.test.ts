import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { detailsOf, help, idOf, REASON } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

const DAY = 24 * 3600

describe('endCustomerSessions', () => {
  test('invalidates every token of this customer only', async () => {
    await sara.signIn()
    const [noura, salem] = [await (await newCustomer(app)).signIn(), await (await newCustomer(app)).signIn()]
    clock.advance(60)
    const elsewhere = await noura.at(OTHER_DEVICE).signIn()
    const id = await idOf(sara, noura)
    expect((await detailsOf(sara, id)).sessions.map(({ device }) => device)).toEqual([OTHER_DEVICE, noura.device])
    expect(await help(sara, id, 'end-sessions')).toEqual({ status: 200, body: { ended: 2 } })
    for (const { accessToken, refreshToken } of [noura, elsewhere]) {
      const me = await app.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${accessToken}` } })
      expect(me.status).toBe(401)
      expect((await noura.post('/api/v1/auth/refresh', { refreshToken })).status).toBe(401)
    }
    expect((await salem.get('/api/v1/auth/me')).status).toBe(200)
    expect(await detailsOf(sara, id)).toMatchObject({
      sessions: [],
      events: [{ type: 'session_ended', reason: 'admin' }, { type: 'session_ended', reason: 'admin' }, {}, {}],
      adminEvents: [
        { type: 'sessions_ended', reason: REASON, changes: [{ field: 'sessions', from: '2', to: '0' }] },
        { type: 'customer_viewed' },
      ],
    })
    clock.advance(60)
    await noura.signIn()
  })

  test('does not count sessions that have already ended', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const id = await idOf(sara, noura)
    clock.advance(DAY)
    await sara.signIn()
    expect(await help(sara, id, 'end-sessions')).toEqual({ status: 200, body: { ended: 0 } })
  })
})
