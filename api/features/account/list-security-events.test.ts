import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, wrongCode } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database } = plink
const { db } = database
afterAll(() => database.close())

const NEW_PASSWORD = 'Dates&Coffee77'

/** The events of an account without their ids, oldest first. */
async function eventsOf(customer: Customer): Promise<object[]> {
  const { body } = await outcome(customer.get('/api/v1/auth/events'))
  return (body.items as { id: string }[]).map(({ id, ...event }) => event).reverse()
}

const signIn = async (customer: Customer) => (await customer.startLogin()).verifyLogin()

describe('listSecurityEvents lists', () => {
  test('sign-ins with their devices, and which were new', async () => {
    const phone = await signIn(await newCustomer(app))
    const [first, second] = [clock().toISOString(), new Date(clock().getTime() + 1000).toISOString()]
    clock.advance(1)
    await signIn(phone.at(OTHER_DEVICE))
    await signIn(phone)
    expect(await eventsOf(phone)).toEqual([
      { type: 'signed_in', at: first, device: phone.device, isNewDevice: false },
      { type: 'signed_in', at: second, device: OTHER_DEVICE, isNewDevice: true },
      { type: 'signed_in', at: second, device: phone.device, isNewDevice: false },
    ])
  })

  test('failed attempts and their consequences', async () => {
    const noura = await newCustomerWithCall(plink)
    await noura.tryPassword('Palm#Trees2032')
    await noura.startLogin()
    await noura.tryCode(wrongCode(noura.otp))
    await noura.verifyLogin()
    await noura.press(2)
    await noura.get(`/api/v1/auth/callback-status/${noura.callbackId}`)
    for (let failure = 0; failure < 2; failure++) await noura.tryPassword('Palm#Trees2032')
    await noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '2012-12-04' })
    await (await noura.startRecovery()).reset(NEW_PASSWORD)
    await (await signIn(noura)).press(1)
    const { body } = await outcome(noura.post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device))
    noura.accessToken = String(body.accessToken)
    expect(await eventsOf(noura)).toMatchObject([
      { type: 'sign_in_failed', reason: 'password' },
      { type: 'sign_in_failed', reason: 'code' },
      { type: 'sign_in_failed', reason: 'call' },
      { type: 'sign_in_failed', reason: 'password' },
      { type: 'sign_in_failed', reason: 'password' },
      { type: 'locked', reason: 'soft' },
      { type: 'recovery_failed', reason: 'identity' },
      { type: 'password_reset' },
      { type: 'unlocked', reason: 'reset' },
      { type: 'signed_in', device: noura.device },
    ])
  })

  test('how sessions ended', async () => {
    const phone = await signIn(await newCustomer(app))
    const newSession = async () => {
      const laptop = await signIn(phone.at(OTHER_DEVICE))
      return laptop.readSession()
    }
    const { refreshToken } = await newSession()
    await phone.post('/api/v1/auth/logout', { refreshToken })
    await phone.delete(`/api/v1/auth/sessions/${(await newSession()).sessionId}`)
    await newSession()
    await phone.delete('/api/v1/auth/sessions')
    const stolen = await newSession()
    const oldToken = stolen.refreshToken
    await stolen.refresh()
    clock.advance(1)
    await phone.post('/api/v1/auth/refresh', { refreshToken: oldToken })
    const passwords = { currentPassword: phone.password, newPassword: NEW_PASSWORD }
    const { body } = await outcome(phone.post('/api/v1/auth/change-password', passwords))
    phone.accessToken = String(body.accessToken)
    const events = (await eventsOf(phone)).filter(event => !('isNewDevice' in event))
    expect(events).toMatchObject([
      { type: 'session_ended', reason: 'logout', device: OTHER_DEVICE },
      { type: 'session_ended', reason: 'owner', device: OTHER_DEVICE },
      { type: 'session_ended', reason: 'owner', device: OTHER_DEVICE },
      { type: 'session_ended', reason: 'token_reused', device: OTHER_DEVICE },
      { type: 'password_changed' },
      { type: 'session_ended', reason: 'password_changed', device: phone.device },
    ])
  })

  test('the newest 50, to their owner only', async () => {
    const [noura, salem] = [await signIn(await newCustomer(app)), await signIn(await newCustomer(app))]
    await db.execute(sql`
      insert into security_events (id, account_id, type, at)
      select gen_random_uuid(), ${noura.userId}, 'unlocked', now() from generate_series(1, 50)`)
    const events = await eventsOf(noura)
    expect(events).toHaveLength(50)
    expect(events.every(event => 'type' in event && event.type === 'unlocked')).toBe(true)
    expect(await eventsOf(salem)).toMatchObject([{ type: 'signed_in' }])
  })
})

describe('listSecurityEvents: an event', () => {
  test.each(['update security_events set reason = null', 'delete from security_events'])(
    'cannot be changed or deleted: %s',
    async statement => {
      const noura = await signIn(await newCustomer(app))
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'security_events is append-only', code: '42501' },
      })
      expect(await eventsOf(noura)).toHaveLength(1)
    },
  )
})
