import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/dev/testing/app.ts'
import { newCustomer } from '#api/dev/testing/customer.ts'
import { idOf } from '#api/dev/testing/customer-care-steps.ts'
import { outcome } from '#api/dev/testing/outcome.ts'
import { Staff } from '#api/dev/testing/staff.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const changeTo = (email: unknown, token: string) =>
  app.request('/api/v1/auth/me', {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })

describe('changeEmail', () => {
  test('stores and removes the email, which staff see', async () => {
    const [noura, sara] = [await (await newCustomer(app)).signIn(), await new Staff(app).signIn()]
    const id = await idOf(sara, noura)
    const seenByStaff = async () => (await (await sara.get(`/customers/${id}`)).json()).email
    expect(await outcome(changeTo('noura@palm.example', noura.accessToken))).toMatchObject({
      status: 200,
      body: { userId: id, profile: { email: 'noura@palm.example' } },
    })
    expect(await seenByStaff()).toBe('noura@palm.example')
    const { body } = await outcome(changeTo(null, noura.accessToken))
    expect(body.profile).not.toHaveProperty('email')
    expect(await seenByStaff()).toBeUndefined()
  })

  test.each(['noura', 'noura@palm', `${'n'.repeat(250)}@palm.example`, '', 7])('refuses %s', async email => {
    const noura = await (await newCustomer(app)).signIn()
    expect(await outcome(changeTo(email, noura.accessToken))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { email: expect.any(String) } },
    })
  })
})
