import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { securityEvents } from '#api/kernel/db/schema/security.ts'
import { testApp } from '#api/testing/app.ts'
import {
  attemptsLeft,
  CALL_EXPIRED,
  CALL_NOT_FOUND,
  calledAccount,
  calledCustomer,
  callStatus,
  completeCall,
  inState,
  pressKey,
} from '#api/testing/customers/call-steps.ts'
import { type Customer, DEVICE, OTHER_DEVICE, seededCustomer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database } = plink
afterAll(() => database.close())

const MINUTE = 60

const NOT_CONFIRMED = { status: 409, body: { code: 'CALLBACK_NOT_CONFIRMED' } }

describe('completeCallback', () => {
  test('responds with the tokens, once', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 1)
    const { status, body } = await completeCall(noura)
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: noura.userId, nextStep: 'dashboard', accessToken: expect.any(String) })
    expect(await completeCall(noura)).toMatchObject(CALL_EXPIRED)
  })

  test('refuses a call that was not confirmed', async () => {
    const noura = await calledCustomer(plink)
    expect(await completeCall(noura)).toMatchObject(NOT_CONFIRMED)
    clock.advance(5)
    expect(await completeCall(noura)).toMatchObject(NOT_CONFIRMED)
    await pressKey(noura, 2)
    expect(await completeCall(noura)).toMatchObject(CALL_EXPIRED)
  })

  test('refuses another device, and the first one can still complete', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 1)
    for (const device of [OTHER_DEVICE, {}, { ...DEVICE, timezone: 'UTC' }, { platform: 'web' }]) {
      expect(await completeCall(noura, device)).toMatchObject(CALL_NOT_FOUND)
    }
    expect(await completeCall(noura)).toMatchObject({ status: 200 })
  })

  test('refuses a call older than five minutes', async () => {
    const [noura, salem] = [await calledCustomer(plink), await calledCustomer(plink)]
    await pressKey(noura, 1)
    await pressKey(salem, 1)
    clock.advance(5 * MINUTE - 1)
    expect(await completeCall(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await completeCall(salem)).toMatchObject(CALL_EXPIRED)
  })

  test('refuses a call from before a password change', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 1)
    await (await noura.at(OTHER_DEVICE).startRecovery()).reset('Dates&Coffee77')
    expect(await completeCall(noura)).toMatchObject(CALL_NOT_FOUND)
  })

  test('returns no tokens for the account 0500000015, and opens no session', async () => {
    const account = await calledAccount(app, '0500000015')
    clock.advance(4)
    expect(await completeCall(account)).toEqual({ status: 200, body: { userId: account.userId } })
    const events = database.db.select().from(securityEvents).where(eq(securityEvents.accountId, account.userId))
    expect(await events).toEqual([])
  })
})

describe('completeCallback: a failed call counts as one failure', () => {
  test.each([
    ['rejected', (noura: Customer) => pressKey(noura, 2)],
    ['expired', async () => clock.advance(2 * MINUTE)],
  ])('when %s, however often its status is requested', async (state, end) => {
    const noura = await calledCustomer(plink)
    await end(noura)
    for (let request = 0; request < 10; request++) expect(await callStatus(noura)).toMatchObject(inState(state))
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('when only the completion detects it', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 2)
    await completeCall(noura)
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('and the fifth failure locks', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 2)
    for (const attempts of [4, 3, 2, 1]) expect(await attemptsLeft(noura)).toBe(attempts)
    expect(await callStatus(noura)).toMatchObject(inState('rejected'))
    expect(await outcome(noura.tryPassword(noura.password))).toMatchObject({ status: 423 })
  })

  test.each(['0500000013', '0500000014'])('except for the sandbox account %s, which must stay usable', async phone => {
    for (let signIn = 0; signIn < 6; signIn++) {
      const account = await calledAccount(app, phone)
      clock.advance(4)
      await callStatus(account)
    }
    expect(await attemptsLeft(seededCustomer(app, phone))).toBe(4)
  })
})
