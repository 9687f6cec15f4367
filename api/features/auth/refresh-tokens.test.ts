import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { OTHER_DEVICE, seededCustomer } from '#api/testing/customers/customer.ts'
import { me, refresh, signedInCustomer, UNAUTHENTICATED } from '#api/testing/customers/session-steps.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const MINUTE = 60
const HOUR = 60 * MINUTE

describe('refreshTokens: a refresh token', () => {
  test('is valid for 24 hours', async () => {
    const [noura, salem] = [await signedInCustomer(app), await signedInCustomer(app)]
    clock.advance(24 * HOUR - 1)
    expect(await refresh(app, noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await refresh(app, salem)).toMatchObject(UNAUTHENTICATED)
  })

  test('is exchanged for one that is valid for another 24 hours', async () => {
    const noura = await signedInCustomer(app)
    for (let day = 0; day < 3; day++) {
      clock.advance(23 * HOUR)
      await noura.refresh()
    }
    expect(await me(noura)).toMatchObject({ status: 200 })
  })

  test('leads a customer who left sign-up before the profile to it', async () => {
    const salem = await seededCustomer(app, '0500000018').signIn()
    expect(await refresh(app, salem)).toMatchObject({ status: 200, body: { nextStep: 'create_profile' } })
    expect(await refresh(app, await signedInCustomer(app))).toMatchObject({ body: { nextStep: 'dashboard' } })
  })

  test('extends no session beyond 30 days', async () => {
    const noura = await signedInCustomer(app)
    for (let day = 0; day < 31; day++) {
      clock.advance(23 * HOUR)
      await noura.refresh()
    }
    clock.advance(7 * HOUR - 1)
    await noura.refresh()
    clock.advance(1)
    expect(await refresh(app, noura)).toMatchObject(UNAUTHENTICATED)
  })

  test('that was already exchanged ends its session', async () => {
    const noura = await signedInCustomer(app)
    const laptop = await noura.at(OTHER_DEVICE).signIn()
    const thief = { refreshToken: noura.refreshToken }
    await noura.refresh()
    clock.advance(1)
    expect(await refresh(app, thief)).toMatchObject({ status: 401, body: { code: 'TOKEN_REUSED' } })
    expect(await refresh(app, noura)).toMatchObject(UNAUTHENTICATED)
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await refresh(app, thief)).toMatchObject(UNAUTHENTICATED)
    expect(await me(laptop)).toMatchObject({ status: 200 })
  })

  test('is stored only as a hash', async () => {
    const noura = await (await signedInCustomer(app)).refresh()
    for (const table of ['refresh_tokens', 'sessions', 'signing_keys', 'security_events']) {
      const json = JSON.stringify(await database.db.execute(`select * from ${table}`))
      expect(json).not.toContain(noura.refreshToken)
      expect(json).not.toContain(noura.accessToken.split('.')[2])
    }
  })
})
