import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { type Customer, newCustomer, signedUpCustomer } from './customer.ts'
import { STOPS, signUp } from './newcomer.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

describe('a newcomer', () => {
  test.each(STOPS.filter(stop => stop !== 'phone' && stop !== 'otp'))('stands at %s', async stop => {
    const newcomer = await signUp(app).upTo(stop)
    const session = await newcomer.get('/api/v1/onboarding/session')
    expect(await session.json()).toMatchObject({ currentStep: stop })
  })

  test('can continue from there, to the end', async () => {
    const newcomer = await signUp(app, { businessType: 'sole-proprietorship' }).upTo('nafath')
    await newcomer.upTo('kyb')
    await newcomer.toTheEnd()
    const session = await newcomer.get('/api/v1/onboarding/session')
    expect(await session.json()).toMatchObject({ data: { userId: newcomer.userId, profileCreated: true } })
  })
})

test('an account opened without a sign-up looks like one after a sign-up', async () => {
  const signedUp = await (await signedUpCustomer(app)).signIn()
  const opened = await (await newCustomer(app)).signIn()
  const fieldsFor = async (customer: Customer, path: string) => Object.keys((await outcome(customer.get(path))).body)
  for (const path of ['/api/v1/auth/me', '/api/v1/wallet', '/api/v1/wallet/limits'])
    expect(await fieldsFor(opened, path), path).toEqual(await fieldsFor(signedUp, path))
})
