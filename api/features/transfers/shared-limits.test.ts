import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiKeyRow } from '#api/kernel/db/schema/api-keys.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { type Customer, wrongCode } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { add, confirm as confirmBeneficiary, newIban } from '#api/testing/money/beneficiaries.ts'
import { confirmDraft, newBeneficiary, prepare, tryToPrepare } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

let owner: WalletOwner
let maker: Customer
let payee: { kind: 'beneficiary'; beneficiaryId: string }
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  await owner.now(topUp(1_900_00))
  maker = await (await newMember(deps, app, owner.customer.userId, 'maker')).signIn()
  payee = { kind: 'beneficiary', beneficiaryId: await newBeneficiary(deps, owner.customer.userId) }
})

const ALL = 1_000_000_00
const REFUSALS = 20
const CODES = 10
const GUESSES = 5

const keyFor = (scopes: ApiKeyRow['scopes'], changes: Partial<ApiKeyRow> = {}) =>
  storeApiKey(deps, owner.customer.userId, { scopes, ...changes })

function callAs(key: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  return callWith(app, key, `/api/v1/transfers${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const prepareWith = (key: string, amount: number) =>
  callAs(key, '', { destination: payee, amount: sar(amount), purpose: 'expenses_services' })

const sendWith = (key: string, amount: number) =>
  callAs(key, '/send', { beneficiaryId: payee.beneficiaryId, amount: sar(amount), purpose: 'expenses_services' })

const times = async <Result>(count: number, call: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await call())
  return results
}

describe('nobody stops the payments of the others in a business:', () => {
  test('refused transfers of a key', async () => {
    const key = await keyFor(['transfers:send'], { beneficiaryIds: [payee.beneficiaryId], dailyCap: ALL })
    for (const response of await times(REFUSALS, () => sendWith(key, 2_000_00)))
      expect(response).toEqual(refusal(422, 'INSUFFICIENT_FUNDS'))
    expect(await sendWith(key, 1_00)).toMatchObject({ status: 429, body: { reason: 'refused_per_hour' } })
    await prepare(owner.customer, payee, 1_00)
  })

  test('refused transfers of a member', async () => {
    await times(REFUSALS, () => tryToPrepare(maker, payee, 2_000_00))
    expect(await tryToPrepare(maker, payee, 1_00)).toMatchObject({ status: 429, body: { reason: 'refused_per_hour' } })
    await prepare(owner.customer, payee, 1_00)
  })

  test('a key that has reached its cap, which is no mistake', async () => {
    const key = await keyFor(['transfers:send'], { beneficiaryIds: [payee.beneficiaryId], dailyCap: 10_00 })
    for (const response of await times(REFUSALS + 1, () => sendWith(key, 11_00)))
      expect(response).toEqual(refusal(422, 'DAILY_CAP_REACHED'))
    expect(await sendWith(key, 10_00)).toMatchObject({ status: 201 })
  })

  test('codes for what a key prepares', async () => {
    const key = await keyFor(['transfers:prepare'])
    const drafts = await times(CODES, () => prepareWith(key, 1_00))
    expect(await prepareWith(key, 1_00)).toMatchObject({ status: 429, body: { reason: 'codes_per_hour' } })
    const ownDraft = await prepare(owner.customer, payee, 1_00)
    expect(await confirmDraft(owner.customer, ownDraft)).toMatchObject({ status: 200 })
    const [first] = drafts as unknown as [{ body: typeof ownDraft }]
    expect(await confirmDraft(owner.customer, first.body)).toMatchObject({ status: 200 })
    expect(await prepareWith(key, 1_00)).toMatchObject({ status: 201 })
  })

  test('wrong codes of a transfer', async () => {
    const draft = await prepare(maker, payee, 1_00)
    const guess = (index: number) => confirmDraft(maker, { ...draft, otpCode: wrongCode(draft.otpCode!, index) })
    for (let index = 0; index < GUESSES; index += 1) await guess(index)
    expect(await confirmDraft(maker, draft)).toEqual(refusal(423, 'OTP_LOCKED'))
    expect(await confirmDraft(owner.customer, await prepare(owner.customer, payee, 1_00))).toMatchObject({
      status: 200,
    })
  })

  test('wrong codes of a beneficiary', async () => {
    const id = await add(maker, { name: 'Palm Trading', iban: newIban() })
    const right = maker.otp
    for (let index = 0; index < GUESSES; index += 1) await confirmBeneficiary(maker, id, wrongCode(right, index))
    expect(await confirmBeneficiary(maker, id, right)).toEqual(refusal(423, 'OTP_LOCKED'))
    clock.advance(31)
    const ownBeneficiaryId = await add(owner.customer, { name: 'Blue Sea', iban: newIban() })
    expect(await confirmBeneficiary(owner.customer, ownBeneficiaryId)).toMatchObject({ status: 200 })
  })
})

test('a business as a whole has five times the guesses of one person', async () => {
  const account = { id: crypto.randomUUID() }
  type Bearer = Parameters<typeof guessesOf>[1]
  const guess = (person: { id: string }) =>
    guessesOf('transfer', { account, person } as Bearer).take(deps.db, '', clock())
  for (let person = 0; person < 5; person += 1) {
    const id = crypto.randomUUID()
    for (const result of await times(GUESSES, () => guess({ id }))) expect(result).not.toBeInstanceOf(PlinkError)
  }
  expect(await guess({ id: crypto.randomUUID() })).toMatchObject({ code: 'OTP_LOCKED' })
})
