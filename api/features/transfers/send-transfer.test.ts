import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bearerOfApiKey } from '#api/http/authentication/api-key-bearer.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, confirmed, listed, roll, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { cancel, newBeneficiary, read, setBeneficiary } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { type Outcome, refusal } from '#api/testing/outcome.ts'
import { sendTransfer } from './send-transfer.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let owner: WalletOwner
let payee: string
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  await owner.now(topUp(1_900_00))
  payee = await newBeneficiary(deps, owner.customer.userId)
})

/** A key of the owner with a cap of 500 riyals. */
const sendingKey = (changes: Partial<ApiKeyRow> = {}) =>
  storeApiKey(deps, owner.customer.userId, { scopes: ['transfers:send'], beneficiaryIds: [payee], ...changes })

const request = (amount: number, beneficiaryId = payee) =>
  ({ beneficiaryId, amount: sar(amount), purpose: 'expenses_services' }) as const

function send(key: string, amount: number, beneficiaryId = payee, idempotencyKey: string = crypto.randomUUID()) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey }
  const init = { method: 'POST', headers, body: JSON.stringify(request(amount, beneficiaryId)) }
  return callWith(app, key, '/api/v1/transfers/send', init)
}

const capReached = (remaining: number) => ({
  status: 422,
  body: expect.objectContaining({ code: 'DAILY_CAP_REACHED', remaining: sar(remaining) }),
})

const transferIn = ({ body }: Outcome) => ({ transferId: String(body.transferId) })

describe('sendTransfer', () => {
  test('puts the money on hold without a code, once, and names the key', async () => {
    const key = await sendingKey()
    const idempotencyKey = crypto.randomUUID()
    const response = await send(key, 200_00, payee, idempotencyKey)
    expect(response).toMatchObject({ status: 201, body: { state: 'held', cause: 'api_key', apiKeyName: 'Shop' } })
    expect(await send(key, 200_00, payee, idempotencyKey)).toEqual(response)
    expect((await owner.read('')).available.amount).toBe(1_700_00)
    expect(await read(owner.customer, transferIn(response).transferId)).toEqual(response.body)
    expect((await messagesTo(owner.customer)).filter(text => text.includes('a transfer of'))).toEqual([])
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('needs an Idempotency-Key', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(request(1_00)) }
    const response = await callWith(app, await sendingKey(), '/api/v1/transfers/send', init)
    expect(response).toEqual(refusal(400, 'VALIDATION_ERROR'))
  })

  test('never sends more than the cap, however many are sent at once', async () => {
    const key = await sendingKey()
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(key, 200_00)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    for (const each of responses.filter(({ status }) => status !== 201)) expect(each).toEqual(capReached(100_00))
    expect(await send(key, 100_00)).toMatchObject({ status: 201 })
    expect(await send(key, 1)).toEqual(capReached(0))
  })

  test('has the cap again on the next day in Riyadh, and what is cancelled at once', async () => {
    const key = await sendingKey({ expiresAt: new Date(clock().getTime() + 3 * 86_400_000) })
    const response = await send(key, 500_00)
    expect(await send(key, 1_00)).toEqual(capReached(0))
    await cancel(owner.customer, transferIn(response))
    expect(await send(key, 500_00)).toMatchObject({ status: 201 })
    clock.advance(86_400)
    expect(await send(key, 500_00)).toMatchObject({ status: 201 })
  })

  test('shares the cap with the keys that it is rolled into, which may pay the same beneficiaries', async () => {
    const key = await sendingKey()
    const rollKey = async () => {
      const [newest] = await listed(owner.customer)
      clock.advance(30)
      return confirmed(owner.customer, await roll(owner.customer, newest!.apiKeyId, 24))
    }
    expect((await rollKey()).apiKey.sending).toEqual({ beneficiaryIds: [payee], dailyCap: sar(500_00) })
    const third = await rollKey()
    expect(await send(key, 300_00)).toMatchObject({ status: 201 })
    expect(await send(third.key, 300_00)).toEqual(capReached(200_00))
    expect(await send(third.key, 200_00)).toMatchObject({ status: 201 })
  })

  test('pays no beneficiary that the key does not name, also not one that was removed and added again', async () => {
    const key = await sendingKey()
    const other = await newBeneficiary(deps, owner.customer.userId, newIban())
    expect(await send(key, 1_00, other)).toEqual(refusal(422, 'BENEFICIARY_NOT_ALLOWED'))
    await setBeneficiary(deps, payee, 'removed')
    const again = await newBeneficiary(deps, owner.customer.userId)
    expect(await send(key, 1_00)).toEqual(refusal(409, 'BENEFICIARY_NOT_ACTIVE'))
    expect(await send(key, 1_00, again)).toEqual(refusal(422, 'BENEFICIARY_NOT_ALLOWED'))
  })

  test('pays nobody who is cooling off', async () => {
    const cooling = await newBeneficiary(deps, owner.customer.userId, newIban(), 'cooling_off')
    const key = await sendingKey({ beneficiaryIds: [cooling] })
    expect(await send(key, 1_00, cooling)).toEqual(refusal(409, 'BENEFICIARY_NOT_ACTIVE'))
    clock.advance(86_400 - 1)
    expect(await send(key, 1_00, cooling)).toEqual(refusal(409, 'BENEFICIARY_NOT_ACTIVE'))
  })

  test('sends nothing with a key that is revoked after the call has begun', async () => {
    const key = await sendingKey()
    const bearer = await bearerOfApiKey(deps, key)
    await db.update(apiKeys).set({ slot: null, revokedAt: clock() }).where(eq(apiKeys.id, bearer.apiKey.id))
    await expect(sendTransfer(deps, bearer, request(1_00))).rejects.toMatchObject({ code: 'API_KEY_REVOKED' })
    expect((await owner.read('')).available.amount).toBe(1_900_00)
  })
})
