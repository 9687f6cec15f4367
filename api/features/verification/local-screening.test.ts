import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { expectIdentityVoid, matchPhone, onboardingSession, screenId } from '#api/testing/customers/identity-steps.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

describe('localScreening', () => {
  test('of another ID voids the identity, its approval, the screening and the questionnaire', async () => {
    const noura = await signUp(app).upTo('password')
    const another = newNationalId('2')
    expect(await outcome(screenId(noura, another))).toMatchObject({ status: 200, body: { status: 'CLEAR' } })
    await expectIdentityVoid(noura)
    await matchPhone(noura, another)
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath', data: { idNumber: another } })
  })

  test('with a hit voids the identity too', async () => {
    const noura = await signUp(app).upTo('password')
    expect(await outcome(screenId(noura, '1990700013'))).toMatchObject({ body: { status: 'HIT' } })
    await expectIdentityVoid(noura)
    expect(await outcome(matchPhone(noura, '1990700013'))).toMatchObject({
      status: 409,
      body: { code: 'STEP_REQUIRED' },
    })
  })

  test('of the verified ID voids nothing', async () => {
    const noura = await signUp(app).upTo('password')
    await screenId(noura, noura.values.idNumber)
    await matchPhone(noura, noura.values.idNumber)
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'password' })
  })

  test.each(['1990500033', '1990800004'])('that fails leaves the verified identity alone: %s', async idNumber => {
    const noura = await signUp(app).upTo('password')
    expect((await screenId(noura, idNumber)).status).toBeGreaterThanOrEqual(400)
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'password' })
  })
})
