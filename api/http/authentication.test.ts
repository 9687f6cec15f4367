import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/dev/testing/app.ts'
import { outcome } from '#api/dev/testing/outcome.ts'
import { type Person, signUp } from '#api/dev/testing/personas.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const HOUR = 3600

const resume = (person: Person) => outcome(person.get('/api/v1/onboarding/session'))

describe('an onboarding token', () => {
  test('is valid for 24 hours', async () => {
    const noura = await signUp(app).upTo('cr')
    clock.advance(24 * HOUR - 1)
    expect(await resume(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await resume(noura)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  test('is not extended by use', async () => {
    const noura = await signUp(app).upTo('cr')
    const { body } = await resume(noura)
    clock.advance(23 * HOUR)
    await noura.upTo('nafath')
    expect(await resume(noura)).toMatchObject({ body: { expiresAt: body.expiresAt } })
    clock.advance(HOUR)
    expect(await resume(noura)).toMatchObject({ status: 401 })
  })

  test('that has expired is replaced by verifying the phone again, and the sign-up continues where it was', async () => {
    const noura = await signUp(app).upTo('nafath')
    clock.advance(25 * HOUR)
    await noura.askForCode()
    await noura.verifyPhone()
    expect(await resume(noura)).toMatchObject({ status: 200, body: { currentStep: 'nafath' } })
  })

  test('is stored only as a hash', async () => {
    const noura = await signUp(app).upTo('cr')
    const stored = JSON.stringify(await database.db.execute('select * from onboarding_tokens'))
    expect(stored).toContain(noura.userId)
    expect(stored).not.toContain(noura.token)
  })
})
