import { afterAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, DEVICE, newCustomer } from '#api/testing/customers/customer.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { outcome } from '#api/testing/outcome.ts'
import { lockBy, WRONG_PASSWORD } from '#api/testing/staff/customer-care-steps.ts'

const { app, clock, deps, database } = await testApp()
afterAll(() => database.close())

const NEW = 'Dates&Coffee77'

const STRANGE_DEVICE = { ...DEVICE, timezone: 'Asia/Dubai' }

/** The requests that name an account by its id, as a stranger sends them. */
const REQUESTS = [
  ['verifyLoginOtp', (userId: string) => ['login/verify-otp', { userId, otp: '482913', device: STRANGE_DEVICE }]],
  ['resendLoginOtp', (userId: string) => ['login/resend-otp', { userId, device: STRANGE_DEVICE }]],
  [
    'resetPassword',
    (userId: string) => ['reset-password', { resetToken: `${userId}.x`, otp: '482913', newPassword: NEW }],
  ],
] as const satisfies [string, (userId: string) => [string, object]][]

/** Returns the work of the server for the request, and its response. */
async function workOf([path, body]: [string, object]) {
  const { db, statements } = recordStatements(database.db)
  const hash = vi.fn(deps.passwords.hash)
  const secretKey = vi.fn(() => deps.secretKey)
  const server = createApp({
    ...deps,
    db,
    passwords: { ...deps.passwords, hash },
    // Each keyed hash reads the key once.
    get secretKey() {
      return secretKey()
    },
  })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await outcome(server.request(`/api/v1/auth/${path}`, init))
  return {
    response: { ...response, body: { ...response.body, requestId: '' } },
    statements,
    hashes: secretKey.mock.calls.length,
    passwordHashes: hash.mock.calls.length,
  }
}

describe.each(REQUESTS)(
  '%s does the same work and responds the same for an unknown account',
  (_operation, requestFor) => {
    test.each([
      ['with nothing in progress', (customer: Customer) => customer],
      ['with a sign-in in progress', (customer: Customer) => customer.startLogin()],
      ['with a recovery in progress', (customer: Customer) => customer.startRecovery()],
      ['with a lock', (customer: Customer) => lockBy(() => customer.tryPassword(WRONG_PASSWORD))],
    ])('as for one %s', async (_state, prepare) => {
      const customer = await newCustomer(app)
      await customer.signIn()
      clock.advance(31)
      await prepare(customer)
      const work = await workOf(requestFor(customer.userId))
      expect(await workOf(requestFor(crypto.randomUUID()))).toEqual(work)
      expect(work.statements.length).toBeGreaterThan(1)
      expect(work.hashes).toBeGreaterThan(0)
    })
  },
)
