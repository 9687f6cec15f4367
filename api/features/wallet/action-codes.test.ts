import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { walletActions } from '#api/kernel/db/schema/wallet.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, wrongCode } from '#api/testing/customers/customer.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import {
  ask,
  carryOut,
  confirm,
  DEACTIVATE,
  dailyLimit,
  named,
  refused,
  resend,
  tryToAsk,
  withWrongCode,
} from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
afterAll(() => database.close())

const ACTIONS = '/api/v1/wallet/actions'
const read = async (by: Customer, path: string) => (await outcome(by.get(`/api/v1/wallet${path}`))).body
const newOwner = () => newWalletOwner({ app, deps })

describe('confirmWalletAction: wrong codes:', () => {
  test('five, of whatever action, lock them all for 15 minutes', async () => {
    const { customer: noura } = await newOwner()
    const actions = [await ask(noura, named('First')), await ask(noura, dailyLimit(10_00))]
    for (const attempt of [0, 1, 2, 3, 4]) {
      const wrong = await confirm(noura, withWrongCode(actions[attempt % 2]!, attempt))
      const error = 'The code you entered is incorrect.'
      expect(wrong).toMatchObject({ status: 400, body: { error, attemptsRemaining: 4 - attempt } })
    }
    const lockError = { status: 423, body: { code: 'OTP_LOCKED', retryAfterSeconds: 900 } }
    for (const each of actions) expect(await confirm(noura, each)).toMatchObject(lockError)
    expect(await tryToAsk(noura, DEACTIVATE)).toMatchObject(lockError)
    expect(await resend(noura, actions[0]!)).toMatchObject(lockError)
    clock.advance(899)
    await noura.signIn()
    expect(await tryToAsk(noura, DEACTIVATE)).toMatchObject({ status: 423, body: { retryAfterSeconds: 1 } })
    clock.advance(1)
    expect((await carryOut(noura, DEACTIVATE)).status).toBe(200)
  })

  test('the lock does not hide that an action is over', async () => {
    const { customer: noura } = await newOwner()
    const oldAction = await ask(noura, dailyLimit(10_00))
    clock.advance(30)
    const waiting = await ask(noura, dailyLimit(20_00))
    for (const attempt of [0, 1, 2, 3, 4]) await confirm(noura, withWrongCode(waiting, attempt))
    expect(await confirm(noura, waiting)).toEqual(refused(423, 'OTP_LOCKED'))
    expect(await confirm(noura, oldAction)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect(await resend(noura, oldAction)).toEqual(refused(410, 'ACTION_EXPIRED'))
  })

  test('20 at once are counted one by one', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    const responses = await atOnce(20, index =>
      noura.post(`${ACTIONS}/${waiting.actionId}/confirm`, { otp: wrongCode(waiting.otpCode, index) }),
    )
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 423)).toHaveLength(15)
  })

  test('another code gives no new attempts', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    for (const attempt of [0, 1, 2]) await confirm(noura, withWrongCode(waiting, attempt))
    clock.advance(30)
    const { body } = await resend(noura, waiting)
    const second = { ...waiting, otpCode: String(body.otpCode) }
    expect(await confirm(noura, withWrongCode(second))).toMatchObject({ body: { attemptsRemaining: 1 } })
  })
})

describe('confirmWalletAction, resendWalletActionCode: codes and actions end:', () => {
  test('a code after 5 minutes, and another one can be sent', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    clock.advance(300)
    expect(await confirm(noura, waiting)).toEqual(refused(410, 'OTP_EXPIRED'))
    const { status, body } = await resend(noura, waiting)
    expect(status).toBe(200)
    expect((await confirm(noura, { ...waiting, otpCode: String(body.otpCode) })).status).toBe(200)
  })

  test('an action after 15 minutes, whatever code it has', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    clock.advance(590)
    await noura.signIn()
    clock.advance(309)
    const { body } = await resend(noura, waiting)
    clock.advance(1)
    const latest = { ...waiting, otpCode: String(body.otpCode) }
    expect(await confirm(noura, latest)).toEqual(refused(410, 'ACTION_EXPIRED'))
    clock.advance(30)
    expect(await resend(noura, latest)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect(await read(noura, '')).toMatchObject({ status: 'active' })
  })

  test('the first code as soon as there is a second', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    clock.advance(30)
    const { body } = await resend(noura, waiting)
    if (body.otpCode !== waiting.otpCode) expect((await confirm(noura, waiting)).status).toBe(400)
    expect((await confirm(noura, { ...waiting, otpCode: String(body.otpCode) })).status).toBe(200)
  })
})

describe('resendWalletActionCode: codes are sent', () => {
  test('again after 30 seconds, not before', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    clock.advance(29)
    expect(await resend(noura, waiting)).toMatchObject({
      status: 429,
      body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 },
    })
    clock.advance(1)
    expect((await resend(noura, waiting)).status).toBe(200)
  })

  test('ten times an hour, for whatever actions', async () => {
    const { customer: noura } = await newOwner()
    const first = await ask(noura, DEACTIVATE)
    for (let index = 0; index < 8; index += 1) {
      await ask(noura, named(`Savings ${index}`))
      clock.advance(30)
    }
    expect((await resend(noura, first)).status).toBe(200)
    expect(await tryToAsk(noura, dailyLimit(10_00))).toEqual(refused(429, 'RATE_LIMITED'))
    clock.advance(30)
    expect(await resend(noura, first)).toEqual(refused(429, 'RATE_LIMITED'))
    const { customer: fahad } = await newOwner()
    await ask(fahad, DEACTIVATE)
  })

  test('or the action does not come about', async () => {
    const { customer: noura, walletId } = await newOwner()
    const failing = noura.through(appWith({ providers: { sms: { send: async () => 'refused' } } }))
    failing.accessToken = noura.accessToken
    expect(await tryToAsk(failing, DEACTIVATE)).toEqual(refused(502, 'OTP_SEND_FAILED'))
    expect(await db.$count(walletActions, eq(walletActions.walletId, walletId))).toBe(0)
    expect((await carryOut(noura, DEACTIVATE)).status).toBe(200)
  })
})

test('no code is in the log', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => lines.push(line) } })
  const { customer } = await newOwner()
  const noura = Object.assign(customer.through(appWith({ log })), { accessToken: customer.accessToken })
  const waiting = await ask(noura, DEACTIVATE)
  await confirm(noura, withWrongCode(waiting))
  clock.advance(31)
  const { body } = await resend(noura, waiting)
  const second = { ...waiting, otpCode: String(body.otpCode) }
  await confirm(noura, second)
  const text = lines.join('')
  for (const operation of ['createWalletAction', 'confirmWalletAction', 'resendWalletActionCode']) {
    expect(text).toContain(`"operation":"${operation}"`)
  }
  const codes = [waiting.otpCode, wrongCode(waiting.otpCode), second.otpCode]
  expect(codes.filter(code => new RegExp(`\\b${code}\\b`).test(text))).toEqual([])
})
