import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, OTHER_DEVICE } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { me, refresh, signedInCustomer, UNAUTHENTICATED } from '#api/testing/session-steps.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

describe('logout', () => {
  const logout = (customer: Customer, refreshToken = customer.refreshToken) =>
    customer.post('/api/v1/auth/logout', { refreshToken })

  test('ends this session and no other', async () => {
    const noura = await signedInCustomer(app)
    const laptop = await noura.at(OTHER_DEVICE).signIn()
    expect((await logout(noura)).status).toBe(204)
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
    expect(await refresh(app, noura)).toMatchObject(UNAUTHENTICATED)
    expect(await me(laptop)).toMatchObject({ status: 200 })
  })

  test('succeeds for a session that has ended, and fails for an unknown token', async () => {
    const noura = await signedInCustomer(app)
    expect((await logout(noura)).status).toBe(204)
    expect((await logout(noura)).status).toBe(204)
    expect(await outcome(logout(noura, 'x'.repeat(43)))).toMatchObject(UNAUTHENTICATED)
  })

  test('with a token that was already exchanged ends the session and reports the reuse', async () => {
    const noura = await signedInCustomer(app)
    const { refreshToken } = noura
    await noura.refresh()
    clock.advance(1)
    expect(await outcome(logout(noura, refreshToken))).toMatchObject({ status: 401, body: { code: 'TOKEN_REUSED' } })
    expect(await me(noura)).toMatchObject(UNAUTHENTICATED)
  })
})
