import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, DEVICE, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import {
  me,
  messagesTo,
  refresh,
  sessionsOf,
  signedInCustomer,
  UNAUTHENTICATED,
} from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const MINUTE = 60
const HOUR = 60 * MINUTE

const THIRD_DEVICE = { ...DEVICE, userAgent: 'Mozilla/5.0 (iPhone) Version/20.0 Safari/604.1' }

describe('an access token', () => {
  test('is valid for ten minutes', async () => {
    const noura = await signedInCustomer(app)
    clock.advance(10 * MINUTE - 1)
    expect(await me(noura)).toMatchObject({ status: 200, body: { userId: noura.userId } })
    clock.advance(2)
    const late = await noura.get('/api/v1/auth/me')
    expect(late.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await outcome(late)).toMatchObject(UNAUTHENTICATED)
  })

  test('is refused if it was altered', async () => {
    const noura = await signedInCustomer(app)
    const salem = await signedInCustomer(app)
    const [header, claims, signature] = noura.accessToken.split('.')
    const [, otherClaims, otherSignature] = salem.accessToken.split('.')
    const unsignedHeader = Buffer.from('{"alg":"none"}').toString('base64url')
    const forgedTokens = [
      [header, otherClaims, signature],
      [header, claims, otherSignature],
      [header, claims, ''],
      [unsignedHeader, claims, ''],
      [unsignedHeader, claims, signature],
    ]
    for (const parts of forgedTokens) {
      noura.accessToken = parts.join('.')
      expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    }
  })

  test('is no refresh token, and a refresh token is no access token', async () => {
    const noura = await signedInCustomer(app)
    const { accessToken, refreshToken } = noura
    expect(await refresh(app, { refreshToken: accessToken })).toMatchObject({ status: 400 })
    expect(await me(Object.assign(noura, { accessToken: refreshToken }))).toMatchObject(UNAUTHENTICATED)
  })
})

describe('listSessions, endSession and endOtherSessions: sessions', () => {
  /** A customer signed in on three devices, one after the other. */
  async function threeDevices() {
    const phone = await signedInCustomer(app)
    clock.advance(1)
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    clock.advance(1)
    return { phone, laptop, tablet: await phone.at(THIRD_DEVICE).signIn() }
  }

  test('are listed with their devices: the calling session first, then by last use', async () => {
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
    expect(await refresh(app, laptop)).toMatchObject(UNAUTHENTICATED)
    expect(await me(tablet)).toMatchObject({ status: 200 })
    expect(await outcome(phone.delete(`/api/v1/auth/sessions/${sessionId}`))).toMatchObject({ status: 404 })
  })

  test('are all ended except this one', async () => {
    const { phone, laptop, tablet } = await threeDevices()
    expect(await outcome(phone.delete('/api/v1/auth/sessions'))).toEqual({ status: 200, body: { ended: 2 } })
    for (const other of [laptop, tablet]) expect(await me(other)).toMatchObject(UNAUTHENTICATED)
    expect(await sessionsOf(phone)).toMatchObject([{ isCurrent: true }])
  })

  test('cannot be seen or ended by another customer', async () => {
    const [noura, salem] = [await signedInCustomer(app), await signedInCustomer(app)]
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

describe('a sign-in from another device', () => {
  const news = async (customer: Customer) => {
    await deliverMessages(deps)
    return (await messagesTo(customer)).filter(body => body.startsWith('New sign-in to your Plink account'))
  }

  test('is reported to the owner, except for the first device and known ones', async () => {
    const phone = await signedInCustomer(app)
    await phone.signIn()
    expect(await news(phone)).toEqual([])
    await phone.at(OTHER_DEVICE).signIn()
    const events = [
      `New sign-in to your Plink account from another device (web). If this was not you, call ${deps.support.phone}.`,
    ]
    expect(await news(phone)).toEqual(events)
    await phone.at(OTHER_DEVICE).signIn()
    await phone.signIn()
    expect(await news(phone)).toEqual(events)
  })

  test('is not reported before it is complete', async () => {
    const phone = await signedInCustomer(app)
    const laptop = await phone.at(OTHER_DEVICE).startLogin()
    expect(await news(phone)).toEqual([])
    await laptop.verifyLogin()
    expect(await news(phone)).toHaveLength(1)
  })
})
