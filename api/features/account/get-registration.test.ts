import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

describe('getRegistration', () => {
  test('returns what the registry said at sign-up, and the terms that were accepted then', async () => {
    const { values } = await signUp(app).toTheEnd()
    const noura = await new Customer(app, { ...values, identifier: values.phone }).signIn()
    const { status, body } = await outcome(noura.get('/api/v1/auth/me/registration'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      crNumber: values.crNumber,
      legalName: expect.stringMatching(/\w/),
      acceptedTerms: [{ version: deps.legal.termsVersion }],
    })
    const { acceptedAt } = (body.acceptedTerms as { acceptedAt: string }[])[0]!
    expect(Date.parse(acceptedAt)).toBeLessThanOrEqual(clock().getTime())
  })
})
