import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { type Customer, newCustomer, signedUpCustomer } from './customer.ts'
import { outcome } from './outcome.ts'
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

test('an account opened without a sign-up looks like one after a sign-up', async () => {
  const signedUp = await (await signedUpCustomer(app)).signIn()
  const opened = await (await newCustomer(app)).signIn()
  const fieldsFor = async (customer: Customer, path: string) => Object.keys((await outcome(customer.get(path))).body)
  for (const path of ['/api/v1/auth/me', '/api/v1/wallet', '/api/v1/wallet/limits'])
    expect(await fieldsFor(opened, path), path).toEqual(await fieldsFor(signedUp, path))
})
