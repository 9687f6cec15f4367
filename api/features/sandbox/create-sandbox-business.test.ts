import { afterAll, describe, expect, test } from 'vitest'
import { ApiKeyScope } from '#api/contract/generated/schemas.ts'
import type { PasswordHasher } from '#api/kernel/platform/password-hasher.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness, requestBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { sar } from '#domain/money/money.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const read = async (key: string, path: string) => (await callWith(app, key, path)).body

describe('createSandboxBusiness', () => {
  test('makes a business with money, beneficiaries and a key of every scope, and the ledger agrees', async () => {
    const { key, apiKey, business } = await newSandboxBusiness(app, { name: ' Najd \u200e Bakery' })
    expect(business).toMatchObject({ name: 'Najd Bakery', openingBalance: sar(10_000_00) })
    expect(apiKey).toMatchObject({ scopes: ApiKeyScope.options, state: 'active' })
    expect(await read(key, '/api/v1/wallet')).toMatchObject({ available: sar(10_000_00), status: 'active' })
    const { items } = await read(key, '/api/v1/beneficiaries')
    expect(items).toMatchObject(business.beneficiaries.map(each => ({ ...each, state: 'active' })).toReversed())
    expect((await checkLedger(deps.db)).differences).toEqual([])
  })

  test('lets its key prepare a transfer at once, which a person confirms who signs in', async () => {
    const { key, password, business } = await newSandboxBusiness(app)
    const destination = { kind: 'beneficiary', beneficiaryId: business.beneficiaries[0]?.beneficiaryId }
    const request = { destination, amount: sar(100_00), purpose: 'expenses_services' }
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const response = await app.request('/api/v1/transfers', { method: 'POST', headers, body: JSON.stringify(request) })
    expect(response.status).toBe(201)
    const { transfer, otpCode: otp } = await response.json()
    const identifier = business.phoneNumber.replace('+966', '0')
    const owner = await new Customer(app, { identifier, password }).signIn()
    expect(owner.userId).toBe(business.accountId)
    const confirmation = owner.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp })
    expect(await outcome(confirmation)).toMatchObject({ status: 200 })
  })

  test('takes an empty wallet', async () => {
    const { key } = await newSandboxBusiness(app, { openingBalance: sar(0) })
    expect(await read(key, '/api/v1/wallet')).toMatchObject({ available: sar(0) })
    expect((await read(key, '/api/v1/wallet/transactions')).items).toEqual([])
  })

  test('makes a business of its own for each call, which reads nothing of another', async () => {
    const [one, other] = [await newSandboxBusiness(app), await newSandboxBusiness(app)]
    const values = ({ key, password, business }: typeof one) => [
      key,
      password,
      business.accountId,
      business.phoneNumber,
    ]
    expect(values(one).filter(value => values(other).includes(value))).toEqual([])
    const [payee] = one.business.beneficiaries
    const response = await callWith(app, other.key, `/api/v1/beneficiaries/${payee?.beneficiaryId}`)
    expect(response).toEqual(refusal(404, 'BENEFICIARY_NOT_FOUND'))
  })

  test.each([
    ['no name', { name: ' \u200e ' }],
    ['a name with other characters', { name: 'Shop <b>' }],
    ['money that is owed', { openingBalance: sar(-1) }],
  ])('refuses %s', async (_what, request) => {
    expect(await outcome(requestBusiness(app, request))).toEqual(refusal(400, 'VALIDATION_ERROR'))
  })

  test('hashes its password by turns of the addresses, as sign-ins do', async () => {
    const callers: string[] = []
    const runQueued: PasswordHasher['runQueued'] = (work, caller) => {
      callers.push(caller)
      return work()
    }
    const server = appWith({
      passwords: { ...deps.passwords, runQueued },
      limits: { ...deps.limits, trustedProxies: 1 },
    })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' }
    await server.request('/api/sandbox/businesses', { method: 'POST', headers, body: '{}' })
    expect(callers).toEqual(['198.51.100.7'])
  })

  test('is not there in live mode', async () => {
    const live = appWith({ sandbox: undefined })
    expect(await outcome(requestBusiness(live))).toEqual(refusal(404, 'NOT_FOUND'))
  })

  test('gives a key that ends after three years', async () => {
    const { key } = await newSandboxBusiness(app)
    clock.advance(1096 * 86_400)
    expect(await callWith(app, key)).toEqual(refusal(401, 'API_KEY_EXPIRED'))
  })
})
