import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import {
  CALL_EXPIRED,
  CALL_NOT_FOUND,
  calledAccount,
  calledCustomer,
  callStatus,
  completeCall,
  inState,
  pressKey,
} from '#api/testing/customers/call-steps.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'

const plink = await testApp()
const { app, clock, database } = plink
afterAll(() => database.close())

const MINUTE = 60

describe('getCallbackStatus', () => {
  test('returns the status of the call: ringing, waiting for a key, expired after two minutes', async () => {
    const noura = await calledCustomer(plink)
    expect(await callStatus(noura)).toMatchObject(inState('calling'))
    clock.advance(2)
    expect(await callStatus(noura)).toMatchObject(inState('pending'))
    clock.advance(117)
    expect(await callStatus(noura)).toMatchObject(inState('pending'))
    clock.advance(2)
    expect(await callStatus(noura)).toMatchObject(inState('expired'))
    expect(await pressKey(noura, 1)).toMatchObject({ status: 409, body: { code: 'CALL_ENDED' } })
    expect(await callStatus(noura)).toMatchObject(inState('expired'))
    expect(await completeCall(noura)).toMatchObject(CALL_EXPIRED)
  })

  test.each([
    [1, 'confirmed'],
    [2, 'rejected'],
  ])('returns the final status after %i was pressed', async (digit, state) => {
    const noura = await calledCustomer(plink)
    expect(await pressKey(noura, digit)).toMatchObject({ status: 200, body: { status: state } })
    expect(await callStatus(noura)).toMatchObject(inState(state))
    expect(await pressKey(noura, 3 - digit)).toMatchObject({ status: 409, body: { code: 'CALL_ENDED' } })
    clock.advance(3 * MINUTE)
    expect(await callStatus(noura)).toMatchObject(inState(state))
  })

  test('returns a confirmation that was not yet requested while the phone was ringing', async () => {
    const noura = await calledCustomer(plink)
    clock.advance(MINUTE)
    await pressKey(noura, 1)
    clock.advance(2 * MINUTE)
    expect(await callStatus(noura)).toMatchObject(inState('confirmed'))
  })

  test('does not find other calls', async () => {
    const noura = Object.assign(await newCustomer(app), { callbackId: crypto.randomUUID() })
    expect(await callStatus(noura)).toMatchObject(CALL_NOT_FOUND)
    expect(await completeCall(noura)).toMatchObject(CALL_NOT_FOUND)
    expect(await pressKey(noura, 1)).toMatchObject(CALL_NOT_FOUND)
  })

  test.each([
    ['0500000012', 'confirmed'],
    ['0500000013', 'rejected'],
    ['0500000014', 'expired'],
    ['0500000015', 'confirmed'],
  ])('of the account %s of the sandbox becomes %s by itself after 4 s', async (phone, state) => {
    const account = await calledAccount(app, phone)
    clock.advance(3)
    expect(await callStatus(account)).toMatchObject(inState('pending'))
    clock.advance(1)
    expect(await callStatus(account)).toMatchObject(inState(state))
  })
})
