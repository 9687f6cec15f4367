import { afterAll, describe, expect, test } from 'vitest'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { exampleBodiesOf, operations } from './contract.ts'
import { contractApp } from './contract-app.ts'

const { app, clock, database } = await contractApp()
afterAll(() => database.close())

const DECISION_SECONDS = 4

type SignIn = (customer: Customer) => Promise<void>

const withCode =
  (nextStep: 'dashboard' | 'create_profile'): SignIn =>
  async customer => {
    await customer.startLogin()
    const { status, body } = await outcome(customer.tryCode(customer.otp))
    expect({ status, ...body }).toMatchObject({ status: 200, needsCallback: false, nextStep })
  }

/** Signs in as far as the call, which must end with this status, and then completes the sign-in. */
async function afterCall(customer: Customer, end: string) {
  await customer.startLogin()
  await customer.verifyLogin()
  const { callbackId, device } = customer
  clock.advance(DECISION_SECONDS)
  const call = await outcome(customer.get(`/api/v1/auth/callback-status/${callbackId}`))
  expect(call.body.status).toBe(end)
  return outcome(customer.post(`/api/v1/auth/callback-complete/${callbackId}`, device))
}

const refusedInCall =
  (end: 'rejected' | 'expired'): SignIn =>
  async customer => {
    expect(await afterCall(customer, end)).toMatchObject({ status: 410, body: { code: 'CALLBACK_EXPIRED' } })
  }

const locked =
  (reason: 'soft' | 'hard'): SignIn =>
  async customer => {
    const refusal = await outcome(customer.tryPassword(customer.password))
    expect(refusal).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED', reason } })
  }

/** How to sign in to each account. */
const SIGN_INS: Record<keyof typeof sandboxAccounts, SignIn> = {
  login_with_code: withCode('dashboard'),
  login_without_code: async customer => {
    const { body } = await outcome(customer.tryPassword(customer.password))
    expect(body).toMatchObject({ needsOtp: false, nextStep: 'dashboard', accessToken: expect.any(String) })
  },
  callback_confirmed: async customer => {
    const { body } = await afterCall(customer, 'confirmed')
    expect(body).toMatchObject({ nextStep: 'dashboard', accessToken: expect.any(String) })
  },
  callback_rejected: refusedInCall('rejected'),
  callback_expired: refusedInCall('expired'),
  callback_incomplete: async customer => {
    const { status, body } = await afterCall(customer, 'confirmed')
    expect({ status, told: Object.keys(body) }).toEqual({ status: 200, told: ['userId'] })
  },
  account_locked_soft: locked('soft'),
  account_locked_hard: locked('hard'),
  profile_missing: withCode('create_profile'),
  wallet_empty: withCode('dashboard'),
  wallet_three_sub_wallets: withCode('dashboard'),
  wallet_inactive: withCode('dashboard'),
  wallet_many_transactions: withCode('dashboard'),
  wallet_frozen: withCode('dashboard'),
  team_owner: withCode('dashboard'),
  team_maker: withCode('dashboard'),
  team_approver: withCode('dashboard'),
  team_viewer: withCode('dashboard'),
}

// Object.entries widens the names; they are the keys of this very object.
const accounts = Object.entries(sandboxAccounts) as [keyof typeof sandboxAccounts, readonly string[]][]
const identifiers = accounts.flatMap(([name, values]) => values.map(value => ({ name, value })))

describe('the accounts of the sandbox', () => {
  test.each(identifiers)('$value signs in as its name says: $name', ({ name, value }) =>
    SIGN_INS[name](seededCustomer(app, value)),
  )

  test.each(accounts)('%s is the one that examples of this name sign in or recover', (name, values) => {
    const named = operations.flatMap(operation => {
      const { emailOrPhone, idUnn } = exampleBodiesOf(operation)[name]?.value ?? {}
      return [emailOrPhone, idUnn].filter(Boolean)
    })
    expect(named.filter(value => !values.includes(value))).toEqual([])
  })
})
