import { afterAll, describe, expect, test } from 'vitest'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const send = (customer: Customer, instruction: Instruction) =>
  outcome(customer.post('/api/sandbox/postings', { ...instruction, phoneNumber: phoneToE164(customer.identifier) }))
const available = async (customer: Customer) => (await outcome(customer.get('/api/v1/wallet'))).body.available

describe('createSandboxPosting: a posting', () => {
  test('that is repeated returns the same response and moves no money', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    await send(customer, topUp(500_00))
    const instruction = payment(200_00)
    const first = await send(customer, instruction)
    expect(first).toMatchObject({ status: 201, body: { transaction: { status: 'successful' } } })
    expect(await send(customer, instruction)).toEqual(first)
    expect(await available(customer)).toEqual(sar(300_00))
  })

  test('that was refused stays refused under its key, even when there is enough money', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    const instruction = payment(200_00)
    expect(await send(customer, instruction)).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_FUNDS' } })
    await send(customer, topUp(500_00))
    expect(await send(customer, instruction)).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_FUNDS' } })
    expect(await send(customer, payment(200_00))).toMatchObject({ status: 201 })
  })

  test('with the key of another one is refused', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    const first = topUp(500_00)
    await send(customer, first)
    expect(await send(customer, { ...first, amount: sar(500_01) })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
    expect(await available(customer)).toEqual(sar(500_00))
  })

  test('with a key that another customer has used is a new posting', async () => {
    const [noura, salem] = [await newWalletOwner({ app, deps }), await newWalletOwner({ app, deps })]
    const instruction = topUp(500_00)
    await send(noura.customer, instruction)
    expect(await send(salem.customer, { ...instruction, amount: sar(1_00) })).toMatchObject({ status: 201 })
  })

  test('for an unknown phone finds no wallet', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    const instruction = { ...topUp(500_00), phoneNumber: '+966599999999' }
    expect(await outcome(customer.post('/api/sandbox/postings', instruction))).toMatchObject({
      status: 404,
      body: { code: 'WALLET_NOT_FOUND' },
    })
  })

  test('is not available in live mode', async () => {
    const { createApp } = await import('#api/app.ts')
    const live = { ...deps, sandbox: undefined }
    const response = createApp(live).request('/api/sandbox/postings', { method: 'POST' })
    expect(await outcome(response)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

test('createSandboxPosting refuses a hold that would have ended before it began', async () => {
  const { customer } = await newWalletOwner({ app, deps })
  await send(customer, topUp(500_00))
  const expectedRelease = clock().toISOString()
  expect(await send(customer, hold(100_00, { expectedRelease }))).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', fields: { expectedRelease: expect.any(String) } },
  })
  expect(await available(customer)).toEqual(sar(500_00))
})

describe('createSandboxPosting: a move', () => {
  test('goes to a sub-wallet and back, and the whole stays', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    const savings = await newSubWallet(deps, walletId)
    await send(customer, topUp(500_00))
    await send(customer, { kind: 'move', key: 'to-savings', to: savings, amount: sar(200_00) })
    expect(await available(customer)).toEqual(sar(300_00))
    const inSavings = await outcome(customer.get(`/api/v1/wallet?subWallet=${savings}`))
    expect(inSavings.body).toMatchObject({ available: sar(200_00), total: sar(500_00) })
    await send(customer, { kind: 'move', key: 'from-savings', from: savings, amount: sar(200_00) })
    expect(await available(customer)).toEqual(sar(500_00))
  })

  test('to the wallet that it comes from is refused', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    await send(customer, topUp(500_00))
    expect(await send(customer, { kind: 'move', key: 'nowhere-to-go', amount: sar(1_00) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { to: expect.any(String) } },
    })
  })
})
