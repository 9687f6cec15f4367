import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { ACCOUNTING, API_KEYS, ask, confirmed, listed, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const ANY_ID = crypto.randomUUID()
const PAYROLL = { ...ACCOUNTING, name: 'Payroll', scopes: ['transfers:send'] }
const sendingTo = (beneficiaryId: string) => ({ beneficiaryIds: [beneficiaryId], dailyCap: sar(500_00) })

describe('createApiKey', () => {
  test('says in the message what the code is for', async () => {
    const noura = await signedInCustomer(app)
    await ask(noura)
    const purpose =
      'It is for the API key Accounting, which may read your wallet and prepare transfers. Do not share it'
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining(purpose))
  })

  test('names in the message what a key may send', async () => {
    const noura = await signedInCustomer(app)
    await ask(noura, { ...PAYROLL, sending: sendingTo(await newBeneficiary(deps, noura.userId)) })
    const purpose = 'which may send up to 500.00 SAR a day to 1 beneficiary without a code. Do not share it'
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining(purpose))
  })

  test('knows a beneficiary by its id in capitals too', async () => {
    const noura = await signedInCustomer(app)
    const id = await newBeneficiary(deps, noura.userId)
    const sending = { ...sendingTo(id), beneficiaryIds: [id.toUpperCase(), id] }
    const { apiKey } = await confirmed(noura, await ask(noura, { ...PAYROLL, sending }))
    expect(apiKey.sending).toEqual(sendingTo(id))
  })

  test('lets a key pay only active beneficiaries of its own account', async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    const tryWith = (id: string) => outcome(noura.post(API_KEYS, { ...PAYROLL, sending: sendingTo(id) }))
    expect(await tryWith(await newBeneficiary(deps, sara.userId))).toEqual(refusal(404, 'BENEFICIARY_NOT_FOUND'))
    const cooling = await newBeneficiary(deps, noura.userId, newIban(), 'cooling_off')
    expect(await tryWith(cooling)).toEqual(refusal(409, 'BENEFICIARY_NOT_ACTIVE'))
  })

  test('makes a key that works for so many days, with each scope once and a cleaned name', async () => {
    const noura = await signedInCustomer(app)
    const request = { name: '  Our \u200e shop ', scopes: ['top-ups:create', 'top-ups:create'], validDays: 30 }
    const { apiKey } = await confirmed(noura, await ask(noura, request))
    const expiresAt = new Date(clock().getTime() + 30 * 86_400_000).toISOString()
    expect(apiKey).toMatchObject({ name: 'Our shop', scopes: ['top-ups:create'], expiresAt, state: 'active' })
  })

  test('stores nothing that shows in the list before the code', async () => {
    const noura = await signedInCustomer(app)
    await ask(noura)
    expect(await listed(noura)).toEqual([])
  })

  test.each<[string, object]>([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['wallet:read', 'wallet:write'] }],
    ['no name', { name: ' \u200e ' }],
    ['a name with other characters', { name: 'Shop <b>' }],
    ['a name that is too long', { name: 'a'.repeat(41) }],
    ['to send transfers to anybody', { scopes: ['transfers:send'] }],
    ['to send transfers to nobody', { ...PAYROLL, sending: { ...sendingTo(ANY_ID), beneficiaryIds: [] } }],
    ['a cap of nothing', { ...PAYROLL, sending: { ...sendingTo(ANY_ID), dailyCap: sar(0) } }],
    ['beneficiaries of a key that sends nothing', { sending: sendingTo(ANY_ID) }],
    ['no day', { validDays: 0 }],
    ['more than three years', { validDays: 1097 }],
  ])('refuses %s', async (_what, changes) => {
    const noura = await signedInCustomer(app)
    const response = await outcome(noura.post(API_KEYS, { ...ACCOUNTING, ...changes }))
    expect(response).toEqual(refusal(400, 'VALIDATION_ERROR'))
  })

  test('has room again for each key that has expired or was revoked', async () => {
    const noura = await signedInCustomer(app)
    const soon = new Date(clock().getTime() + 60_000)
    for (let slot = 1; slot <= 20; slot++) {
      await storeApiKey(deps, noura.userId, { scopes: ['wallet:read'], slot, ...(slot === 7 && { expiresAt: soon }) })
    }
    const tryToAsk = () => outcome(noura.post(API_KEYS, ACCOUNTING))
    expect(await tryToAsk()).toEqual(refusal(409, 'API_KEY_LIMIT_REACHED'))
    clock.advance(60)
    await confirmed(noura, await ask(noura))
    expect(await tryToAsk()).toEqual(refusal(409, 'API_KEY_LIMIT_REACHED'))
    const [newest] = await listed(noura)
    await noura.delete(`${API_KEYS}/${newest?.apiKeyId}`)
    expect((await tryToAsk()).status).toBe(201)
  })
})
