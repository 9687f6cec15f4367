import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { me, refresh, signedInCustomer, UNAUTHENTICATED } from '#api/testing/customers/session-steps.ts'
import { outcome } from '#api/testing/outcome.ts'

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

describe('logout of a sign-up', () => {
  const leave = (newcomer: Newcomer, body: object = { onboardingToken: newcomer.token }) =>
    newcomer.post('/api/v1/auth/logout', body)

  test('ends its token, so that nobody continues it or sets its password without a code', async () => {
    const noura = await signUp(app).upTo('password')
    expect((await leave(noura)).status).toBe(204)
    const { userId } = noura
    const setPassword = noura.post('/api/v1/auth/set-password', { userId, password: 'Palm#Trees2032' })
    expect(await outcome(setPassword)).toMatchObject(UNAUTHENTICATED)
    expect(await outcome(leave(noura))).toMatchObject(UNAUTHENTICATED)
  })

  test('leaves the verified facts to the person who verifies the phone again', async () => {
    const noura = await signUp(app).upTo('password')
    await leave(noura)
    clock.advance(31)
    await noura.askForCode()
    await noura.verifyPhone()
    const session = await outcome(noura.get('/api/v1/onboarding/session'))
    expect(session.body).toMatchObject({ currentStep: 'password', data: { idVerified: true } })
  })

  test('takes one token', async () => {
    const noura = await signUp(app).upTo('cr')
    const { token: onboardingToken } = noura
    const expectedError = {
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { refreshToken: expect.any(String) } },
    }
    expect(await outcome(leave(noura, {}))).toMatchObject(expectedError)
    expect(await outcome(leave(noura, { onboardingToken, refreshToken: 'x'.repeat(43) }))).toMatchObject(expectedError)
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({ status: 200 })
  })
})
