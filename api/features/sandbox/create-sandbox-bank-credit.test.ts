import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sar } from '#domain/money/money.ts'

const plink = await testApp()
afterAll(() => plink.database.close())

describe('createSandboxBankCredit', () => {
  test('transfers once per Idempotency-Key', async () => {
    const { customer, read } = await newWalletOwner(plink)
    const details = await outcome(customer.get('/api/v1/top-ups/bank-details'))
    const transfer = { iban: details.body.iban, amount: sar(2_500_00), remitterName: 'Najd Supplies Co.' }
    const send = (key: string) =>
      outcome(customer.post('/api/sandbox/bank-credits', transfer, { 'Idempotency-Key': key }))
    const first = await send('rent-of-january')
    expect(first).toMatchObject({ status: 201, body: { state: 'credited' } })
    expect(await send('rent-of-january')).toEqual(first)
    expect((await read('')).available.amount).toBe(2_500_00)
    await send('rent-of-february')
    expect((await read('')).available.amount).toBe(5_000_00)
  })
})
