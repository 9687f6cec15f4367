import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import {
  ACTIVATE,
  ask,
  carryOut,
  confirm,
  DEACTIVATE,
  refused,
  tryToAsk,
  withWrongCode,
} from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const newOwner = async () => (await newWalletOwner({ app, deps })).customer
const deactivate = (by: Customer) => outcome(by.post('/api/v1/wallet/deactivate', undefined))
const statusOf = async (by: Customer) => (await outcome(by.get('/api/v1/wallet'))).body.status

async function lockCodes(by: Customer): Promise<void> {
  const waiting = await ask(by, DEACTIVATE)
  for (let attempt = 0; attempt < 5; attempt += 1) await confirm(by, withWrongCode(waiting, attempt))
}

async function messagesTo(customer: Customer): Promise<string[]> {
  await deliverMessages(deps)
  const phone = encodeURIComponent(phoneToE164(customer.identifier))
  const { items } = await (await customer.get(`/api/sandbox/messages?phoneNumber=${phone}`)).json()
  return items.map((message: { body: string }) => message.body)
}

describe('deactivateWallet', () => {
  test('deactivates the wallet while codes are locked, and notifies its owner once', async () => {
    const noura = await newOwner()
    await lockCodes(noura)
    const responses = await atOnce(5, () => noura.post('/api/v1/wallet/deactivate', undefined))
    expect(responses).toEqual(Array(5).fill({ status: 200, body: { status: 'inactive' } }))
    expect(await statusOf(noura)).toBe('inactive')
    const texts = (await messagesTo(noura)).filter(text => text.includes('deactivated without a code'))
    expect(texts).toHaveLength(1)
  })

  test('is refused while codes are accepted, also after the lock', async () => {
    const noura = await newOwner()
    expect(await deactivate(noura)).toEqual(refused(409, 'CODE_REQUIRED'))
    await lockCodes(noura)
    clock.advance(900)
    await noura.signIn()
    expect(await deactivate(noura)).toEqual(refused(409, 'CODE_REQUIRED'))
    expect(await statusOf(noura)).toBe('active')
  })

  test('leaves reactivation to a code after the lock', async () => {
    const noura = await newOwner()
    await lockCodes(noura)
    await deactivate(noura)
    expect(await tryToAsk(noura, ACTIVATE)).toEqual(refused(423, 'OTP_LOCKED'))
    clock.advance(900)
    await noura.signIn()
    expect((await carryOut(noura, ACTIVATE)).status).toBe(200)
    expect(await statusOf(noura)).toBe('active')
  })

  test("has nothing to do with another customer's lock", async () => {
    const [noura, fahad] = [await newOwner(), await newOwner()]
    await lockCodes(noura)
    expect(await deactivate(fahad)).toEqual(refused(409, 'CODE_REQUIRED'))
    expect(await statusOf(fahad)).toBe('active')
  })
})
