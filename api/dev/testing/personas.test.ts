import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { STOPS, signUp } from './personas.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

describe('a person signing up', () => {
  test.each(STOPS.filter(stop => stop !== 'phone' && stop !== 'otp'))('stands at %s', async stop => {
    const person = await signUp(app).upTo(stop)
    const session = await person.get('/api/v1/onboarding/session')
    expect(await session.json()).toMatchObject({ currentStep: stop })
  })

  test('can continue from there, to the end', async () => {
    const person = await signUp(app, { businessType: 'sole-proprietorship' }).upTo('nafath')
    await person.upTo('kyb')
    await person.toTheEnd()
    const session = await person.get('/api/v1/onboarding/session')
    expect(await session.json()).toMatchObject({ data: { userId: person.userId, profileCreated: true } })
  })
})
