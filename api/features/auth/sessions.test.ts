import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { Customer, DEVICE, newCustomer, OTHER_DEVICE } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const MINUTE = 60
const HOUR = 60 * MINUTE
const NEW_PASSWORD = 'Dates&Coffee77'
const THIRD_DEVICE = { ...DEVICE, userAgent: 'Mozilla/5.0 (iPhone) Version/20.0 Safari/604.1' }

const UNAUTHENTICATED = { status: 401, body: { code: 'UNAUTHENTICATED' } }

const nobody = new Customer(app, { identifier: '', password: '' })

const me = (customer: Customer) => outcome(customer.get('/api/v1/auth/me'))
/** By whoever holds the token, with nothing else. */
const refresh = ({ refreshToken }: { refreshToken: string }) =>
  outcome(nobody.post('/api/v1/auth/refresh', { refreshToken }))
const change = (customer: Customer, currentPassword = customer.password) =>
  outcome(customer.post('/api/v1/auth/change-password', { currentPassword, newPassword: NEW_PASSWORD }))

const signedInCustomer = async () => (await newCustomer(app)).signIn()

/** The devices that are signed in, as the first of these sees them. */
async function sessionsOf(customer: Customer): Promise<{ id: string; isCurrent: boolean; device: object }[]> {
  const response = await customer.get('/api/v1/auth/sessions')
  return (await response.json()).items
}

async function messagesTo({ identifier }: Customer): Promise<string[]> {
  const response = await app.request(`/api/sandbox/messages?phoneNumber=%2B966${identifier.slice(1)}`)
  return (await response.json()).items.map(({ body }: { body: string }) => body)
}

describe('an access token', () => {
  test('is good for ten minutes', async () => {
    const noura = await signedInCustomer()
    clock.advance(10 * MINUTE - 1)
    expect(await me(noura)).toMatchObject({ status: 200, body: { userId: noura.userId } })
    clock.advance(2)
    const late = await noura.get('/api/v1/auth/me')
    expect(late.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await outcome(late)).toMatchObject(UNAUTHENTICATED)
  })

  test('that was changed is refused', async () => {
    const noura = await signedInCustomer()
    const salem = await signedInCustomer()
    const [header, claims, signature] = noura.accessToken.split('.')
    const [, otherClaims, otherSignature] = salem.accessToken.split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      [header, otherClaims, signature],
      [header, claims, otherSignature],
      [header, claims, ''],
      [unsigned, claims, ''],
      [unsigned, claims, signature],
    ]
    for (const parts of forged) {
      noura.accessToken = parts.join('.')
      expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    }
  })

  test('is no refresh token, and a refresh token is no access token', async () => {
    const noura = await signedInCustomer()
    const { accessToken, refreshToken } = noura
    expect(await refresh({ refreshToken: accessToken })).toMatchObject({ status: 400 })
    expect(await me(Object.assign(noura, { accessToken: refreshToken }))).toMatchObject(UNAUTHENTICATED)
  })
})

describe('a refresh token', () => {
  test('is good for 24 hours', async () => {
    const [noura, salem] = [await signedInCustomer(), await signedInCustomer()]
    clock.advance(24 * HOUR - 1)
    expect(await refresh(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await refresh(salem)).toMatchObject(UNAUTHENTICATED)
  })

  test('makes another one, which is good for 24 hours more', async () => {
    const noura = await signedInCustomer()
    for (let day = 0; day < 3; day++) {
      clock.advance(23 * HOUR)
      await noura.refresh()
    }
    expect(await me(noura)).toMatchObject({ status: 200 })
  })

  test('makes no session last longer than 30 days', async () => {
    const noura = await signedInCustomer()
    for (let day = 0; day < 31; day++) {
      clock.advance(23 * HOUR)
      await noura.refresh()
    }
    clock.advance(7 * HOUR - 1)
    await noura.refresh()
    clock.advance(1)
    expect(await refresh(noura)).toMatchObject(UNAUTHENTICATED)
  })

  test('that was used ends its session for both who hold it', async () => {
    const noura = await signedInCustomer()
    const laptop = await noura.at(OTHER_DEVICE).signIn()
    const thief = { refreshToken: noura.refreshToken }
    await noura.refresh()
    clock.advance(1)
    expect(await refresh(thief)).toMatchObject({ status: 401, body: { code: 'TOKEN_REUSED' } })
    expect(await refresh(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await refresh(thief)).toMatchObject(UNAUTHENTICATED)
    expect(await me(laptop)).toMatchObject({ status: 200 })
  })

  test('is kept as a hash only', async () => {
    const noura = await (await signedInCustomer()).refresh()
    for (const table of ['refresh_tokens', 'sessions', 'signing_keys', 'security_events']) {
      const stored = JSON.stringify(await database.db.execute(`select * from ${table}`))
      expect(stored).not.toContain(noura.refreshToken)
      expect(stored).not.toContain(noura.accessToken.split('.')[2])
    }
  })
})

describe('logout', () => {
  const logout = (customer: Customer, refreshToken = customer.refreshToken) =>
    customer.post('/api/v1/auth/logout', { refreshToken })

  test('ends this session and no other', async () => {
    const noura = await signedInCustomer()
    const laptop = await noura.at(OTHER_DEVICE).signIn()
    expect((await logout(noura)).status).toBe(204)
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await refresh(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await me(laptop)).toMatchObject({ status: 200 })
  })

  test('of a session that has ended is no error, of one that never was it is', async () => {
    const noura = await signedInCustomer()
    expect((await logout(noura)).status).toBe(204)
    expect((await logout(noura)).status).toBe(204)
    expect(await outcome(logout(noura, 'x'.repeat(43)))).toMatchObject(UNAUTHENTICATED)
  })

  test('with a token that was used ends the session too, and says so', async () => {
    const noura = await signedInCustomer()
    const { refreshToken } = noura
    await noura.refresh()
    clock.advance(1)
    expect(await outcome(logout(noura, refreshToken))).toMatchObject({ status: 401, body: { code: 'TOKEN_REUSED' } })
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
  })
})

describe('the sessions of an account', () => {
  /** Somebody signed in at three devices, one after the other. */
  async function threeDevices() {
    const phone = await signedInCustomer()
    clock.advance(1)
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    clock.advance(1)
    return { phone, laptop, tablet: await phone.at(THIRD_DEVICE).signIn() }
  }

  test('are listed with their devices: the one that asks first, then by last use', async () => {
    const { phone, laptop, tablet } = await threeDevices()
    expect(await sessionsOf(phone)).toMatchObject([
      { device: phone.device, isCurrent: true },
      { device: tablet.device, isCurrent: false },
      { device: laptop.device, isCurrent: false },
    ])
    clock.advance(1)
    const lastUsedAt = clock().toISOString()
    await laptop.refresh()
    expect(await sessionsOf(phone)).toMatchObject([
      { device: phone.device, isCurrent: true },
      { device: laptop.device, isCurrent: false, lastUsedAt },
      { device: tablet.device, isCurrent: false },
    ])
  })

  test('are no longer listed when nobody has used them for 24 hours', async () => {
    const { phone } = await threeDevices()
    clock.advance(12 * HOUR)
    await phone.refresh()
    clock.advance(12 * HOUR)
    await phone.refresh()
    expect(await sessionsOf(phone)).toHaveLength(1)
  })

  test('are ended one by one', async () => {
    const { phone, laptop, tablet } = await threeDevices()
    const { sessionId } = await laptop.readSession()
    expect((await phone.delete(`/api/v1/auth/sessions/${sessionId}`)).status).toBe(204)
    expect(await me(laptop)).toMatchObject(UNAUTHENTICATED)
    expect(await refresh(laptop)).toMatchObject(UNAUTHENTICATED)
    expect(await me(tablet)).toMatchObject({ status: 200 })
    expect(await outcome(phone.delete(`/api/v1/auth/sessions/${sessionId}`))).toMatchObject({ status: 404 })
  })

  test('are ended all but this one', async () => {
    const { phone, laptop, tablet } = await threeDevices()
    expect(await outcome(phone.delete('/api/v1/auth/sessions'))).toEqual({ status: 200, body: { ended: 2 } })
    for (const other of [laptop, tablet]) expect(await me(other)).toMatchObject(UNAUTHENTICATED)
    expect(await sessionsOf(phone)).toMatchObject([{ isCurrent: true }])
  })

  test("are nobody else's business", async () => {
    const [noura, salem] = [await signedInCustomer(), await signedInCustomer()]
    const { sessionId } = await salem.readSession()
    expect(await outcome(noura.delete(`/api/v1/auth/sessions/${sessionId}`))).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    })
    await noura.delete('/api/v1/auth/sessions')
    expect(await me(salem)).toMatchObject({ status: 200 })
    expect(await sessionsOf(noura)).toHaveLength(1)
  })
})

describe('changePassword', () => {
  test('ends every session and answers a new one', async () => {
    const phone = await signedInCustomer()
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const { status, body } = await change(phone)
    expect(status).toBe(200)
    for (const old of [phone, laptop]) {
      expect(await me(old)).toMatchObject(UNAUTHENTICATED)
      expect(await refresh(old)).toMatchObject(UNAUTHENTICATED)
    }
    phone.accessToken = String(body.accessToken)
    expect(await sessionsOf(phone)).toMatchObject([{ device: phone.device, isCurrent: true }])
    expect((await phone.tryPassword(phone.password)).status).toBe(401)
    expect((await phone.tryPassword(NEW_PASSWORD)).status).toBe(200)
  })

  test('refuses a wrong current password and an easy new one, and changes nothing', async () => {
    const noura = await signedInCustomer()
    expect(await change(noura, NEW_PASSWORD)).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } })
    const easy = { currentPassword: noura.password, newPassword: 'P@ssw0rd1' }
    expect(await outcome(noura.post('/api/v1/auth/change-password', easy))).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'This password is too easy to guess' } },
    })
    expect(await me(noura)).toMatchObject({ status: 200 })
    expect((await noura.tryPassword(noura.password)).status).toBe(200)
  })

  test('tells the owner, and not that another device signed in', async () => {
    const noura = await signedInCustomer()
    const before = await messagesTo(noura)
    clock.advance(1)
    await change(noura)
    const told = `Your Plink password was changed. If this was not you, call ${deps.support.phone}.`
    expect(await messagesTo(noura)).toEqual([told, ...before])
  })
})

describe('a sign-in from another device', () => {
  const news = async (customer: Customer) =>
    (await messagesTo(customer)).filter(body => body.startsWith('New sign-in to your Plink account'))

  test('is told to the owner, except from the first and from those that are known', async () => {
    const phone = await signedInCustomer()
    await phone.signIn()
    expect(await news(phone)).toEqual([])
    await phone.at(OTHER_DEVICE).signIn()
    const told = [
      `New sign-in to your Plink account from another device (web). If this was not you, call ${deps.support.phone}.`,
    ]
    expect(await news(phone)).toEqual(told)
    await phone.at(OTHER_DEVICE).signIn()
    await phone.signIn()
    expect(await news(phone)).toEqual(told)
  })

  test('is none before it is complete', async () => {
    const phone = await signedInCustomer()
    const laptop = await phone.at(OTHER_DEVICE).startLogin()
    expect(await news(phone)).toEqual([])
    await laptop.verifyLogin()
    expect(await news(phone)).toHaveLength(1)
  })
})
