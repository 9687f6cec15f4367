import { afterAll, describe, expect, test } from 'vitest'
import type { Beneficiary, NewSandboxBusiness } from '#api/contract/generated/schemas.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { deliveriesTo, endpointsOf, newEndpoint } from '#api/testing/webhooks/webhook-steps.ts'
import { sar } from '#domain/money/money.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const RESET = '/api/sandbox/businesses/reset'
const reset = ({ key }: NewSandboxBusiness) => callWith(app, key, RESET, { method: 'POST' })

const ownerOf = ({ password, business: { phoneNumber } }: NewSandboxBusiness) =>
  new Customer(app, { identifier: phoneNumber.replace('+966', '0'), password }).signIn()

/** Returns everything that the key can read, without ids and times. */
async function stateOf({ key, business }: NewSandboxBusiness) {
  const paths = ['', '/transactions', '/holds', '/limits', '/sub-wallets'].map(path => `/api/v1/wallet${path}`)
  const messages = `/api/sandbox/messages?phoneNumber=${encodeURIComponent(business.phoneNumber)}`
  const all = [
    ...paths,
    messages,
    '/api/v1/beneficiaries',
    '/api/v1/transfers',
    '/api/v1/transfers/schedules',
    '/api/v1/top-ups',
  ]
  const bodies = await Promise.all(all.map(async path => (await callWith(app, key, path)).body))
  return JSON.stringify(bodies).replaceAll(
    /"(\w*[iI]d|at|createdAt|since|\w*Cursor|date|openedAt)":"[^"]*"/g,
    '"$1":""',
  )
}

async function listedBeneficiaries({ key }: NewSandboxBusiness): Promise<Beneficiary[]> {
  const response = await app.request('/api/v1/beneficiaries', { headers: { Authorization: `Bearer ${key}` } })
  return (await response.json()).items
}

const ledgerDifferences = async () => (await checkLedger(deps.db)).differences

/** Pays, starts a transfer whose money is on hold, plans another one, and stores one of everything else that a person can add. */
async function use(sandbox: NewSandboxBusiness): Promise<Customer> {
  const owner = await ownerOf(sandbox)
  const { phoneNumber, beneficiaries } = sandbox.business
  for (const instruction of [topUp(500_00), payment(30_00)]) {
    expect((await owner.post('/api/sandbox/postings', { ...instruction, phoneNumber })).status).toBe(201)
  }
  for (const schedule of [undefined, { startsOn: '2026-12-01', repeats: 'monthly' }]) {
    const destination = { kind: 'beneficiary', beneficiaryId: beneficiaries[1]?.beneficiaryId }
    const request = { destination, amount: sar(100_00), purpose: 'expenses_services', ...(schedule && { schedule }) }
    const { transfer, otpCode: otp } = await (await owner.post('/api/v1/transfers', request)).json()
    expect((await owner.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp })).status).toBe(200)
    clock.advance(60)
  }
  await owner.post('/api/v1/beneficiaries', { name: 'Palm Trading', iban: SANDBOX_PAYOUTS.paid_later })
  return owner
}

describe('resetSandboxBusiness', () => {
  test('leaves everything as after the creation, with the same key and password, and nothing of a session', async () => {
    const sandbox = await newSandboxBusiness(app, { openingBalance: sar(700_00) })
    const fresh = await stateOf(sandbox)
    const owner = await use(sandbox)
    expect(await stateOf(sandbox)).not.toBe(fresh)
    const { status, body } = await reset(sandbox)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: sandbox.business.name, phoneNumber: sandbox.business.phoneNumber })
    expect(await stateOf(sandbox)).toBe(fresh)
    expect(await outcome(owner.get('/api/v1/wallet'))).toEqual(refusal(401, 'UNAUTHENTICATED'))
    expect((await ownerOf(sandbox)).userId).toBe(body.accountId)
    expect(await ledgerDifferences()).toEqual([])
  })

  test('lets the key send to the new beneficiaries, with all of its daily cap', async () => {
    const sandbox = await newSandboxBusiness(app)
    const send = async (beneficiaryId: string) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const request = { beneficiaryId, amount: sar(1_000_00), purpose: 'expenses_services' }
      return callWith(app, sandbox.key, '/api/v1/transfers/send', {
        method: 'POST',
        headers,
        body: JSON.stringify(request),
      })
    }
    const [old] = sandbox.business.beneficiaries
    expect(await send(old!.beneficiaryId)).toMatchObject({ status: 201 })
    expect(await reset(sandbox)).toMatchObject({ status: 200 })
    expect(await send(old!.beneficiaryId)).toEqual(refusal(422, 'BENEFICIARY_NOT_ALLOWED'))
    const [beneficiary] = await listedBeneficiaries(sandbox)
    expect(await send(beneficiary!.beneficiaryId)).toMatchObject({ status: 201 })
  })

  test('keeps webhook endpoints, without what they were sent', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await use(sandbox)
    const { webhookEndpoint } = await newEndpoint(owner, { url: 'http://localhost:4000/plink' })
    const { webhookEndpointId: id } = webhookEndpoint
    await owner.post('/api/sandbox/postings', { ...topUp(1_00), phoneNumber: sandbox.business.phoneNumber })
    expect(await deliveriesTo(owner, id)).toHaveLength(1)
    await reset(sandbox)
    const again = await ownerOf(sandbox)
    expect(await endpointsOf(again)).toEqual([webhookEndpoint])
    expect(await deliveriesTo(again, id)).toEqual([])
  })

  test('lets what was under way end where nobody sees it', async () => {
    const sandbox = await newSandboxBusiness(app)
    await use(sandbox)
    await reset(sandbox)
    const fresh = await stateOf(sandbox)
    for (let turn = 0; turn < 3; turn++) {
      await advanceTransfers(deps)
      clock.advance(60)
    }
    expect(await stateOf(sandbox)).toBe(fresh)
    expect(await ledgerDifferences()).toEqual([])
  })

  test('changes nothing of another business', async () => {
    const [one, other] = [await newSandboxBusiness(app), await newSandboxBusiness(app)]
    await use(other)
    const before = await stateOf(other)
    await reset(one)
    expect(await stateOf(other)).toBe(before)
  })

  test('works ten times at once, and by a person who has signed in', async () => {
    const sandbox = await newSandboxBusiness(app)
    const results = await atOnce(10, () =>
      app.request(RESET, { method: 'POST', headers: { Authorization: `Bearer ${sandbox.key}` } }),
    )
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
    expect(await outcome((await ownerOf(sandbox)).post(RESET, {}))).toMatchObject({ status: 200 })
    expect((await callWith(app, sandbox.key)).body).toMatchObject({ available: sar(10_000_00) })
    expect(await ledgerDifferences()).toEqual([])
  })

  test('refuses an account that was signed up', async () => {
    const noura = await signedInCustomer(app)
    expect(await outcome(noura.post(RESET, {}))).toEqual(refusal(404, 'SANDBOX_BUSINESS_NOT_FOUND'))
    expect((await noura.get('/api/v1/auth/me')).status).toBe(200)
  })
})
