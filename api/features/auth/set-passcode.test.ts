import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, type Outcome, outcome } from '#api/testing/outcome.ts'

const { app, database } = await testApp()

afterAll(() => database.close())

const codes = (responses: Outcome[]) =>
  responses.map(({ status, body }) => (status === 200 ? 'opened' : body.code)).sort()

describe('setPasscode', () => {
  const setPasscode = (newcomer: Newcomer, passcode = '280519') =>
    newcomer.post('/api/v1/auth/set-passcode', { userId: newcomer.userId, passcode })

  test('sets one passcode when called 20 times at once', async () => {
    const noura = await signUp(app).upTo('done')
    const responses = await atOnce(20, () => setPasscode(noura))
    expect(codes(responses)).toEqual([...Array(19).fill('ALREADY_SET'), 'opened'])
  })

  test('comes after the password', async () => {
    const noura = await signUp(app).upTo('password')
    expect(await outcome(setPasscode(noura))).toMatchObject({
      status: 409,
      body: { code: 'STEP_REQUIRED', reason: 'password' },
    })
  })
})
