import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { counters } from '#api/db/schema/auth.ts'
import { walletActions } from '#api/db/schema/wallet.ts'
import { post } from '#api/ledger/post.ts'
import { createLog } from '#api/log.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customer.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { newWalletOwner, payment, sar, topUp } from '#api/testing/wallet.ts'
import { wrongCode } from '#api/testing/wrong-code.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
afterAll(() => database.close())

const ACTIONS = '/api/v1/wallet/actions'
const DEACTIVATE = { type: 'deactivate' }
const ACTIVATE = { type: 'activate' }
const named = (name: string) => ({ type: 'create_sub_wallet', name })
const dailyLimit = (amount: number) => ({ type: 'set_limit', period: 'daily', limit: sar(amount) })

interface Waiting {
  actionId: string
  otpCode: string
}

const tryToAsk = (by: Customer, change: object) => outcome(by.post(ACTIONS, change))
async function ask(by: Customer, change: object): Promise<Waiting> {
  const response = await by.post(ACTIONS, change)
  expect(response.status).toBe(201)
  return response.json()
}
const confirm = (by: Customer, { actionId, otpCode }: Waiting) =>
  outcome(by.post(`${ACTIONS}/${actionId}/confirm`, { otp: otpCode }))
const resend = (by: Customer, { actionId }: Waiting) => outcome(by.post(`${ACTIONS}/${actionId}/resend`, {}))
const carryOut = async (by: Customer, change: object) => confirm(by, await ask(by, change))
const withWrongCode = (waiting: Waiting, index = 0) => ({ ...waiting, otpCode: wrongCode(waiting.otpCode, index) })

const read = async (by: Customer, path: string) => (await outcome(by.get(`/api/v1/wallet${path}`))).body
const subWalletsOf = async (by: Customer) => (await (await by.get('/api/v1/wallet/sub-wallets')).json()).items
const newOwner = () => newWalletOwner(app, deps)
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) })

describe('a change that is confirmed is made, and stays:', () => {
  test('a wallet is deactivated and activated again, and payments follow', async () => {
    const { customer: noura, walletId } = await newOwner()
    await post(deps, walletId, topUp(1_000_00))
    const deactivated = await carryOut(noura, DEACTIVATE)
    expect(deactivated).toMatchObject({ status: 200, body: { type: 'deactivate', status: 'inactive' } })
    expect(await read(noura, '')).toMatchObject({ status: 'inactive' })
    await expect(post(deps, walletId, payment(1_00))).rejects.toMatchObject({ code: 'WALLET_INACTIVE' })
    expect(await carryOut(noura, ACTIVATE)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await read(noura, '')).toMatchObject({ status: 'active' })
    await expect(post(deps, walletId, payment(1_00))).resolves.toMatchObject({ transaction: { status: 'successful' } })
  })

  test('a limit is set, and is what payments meet', async () => {
    const { customer: noura, walletId } = await newOwner()
    await post(deps, walletId, topUp(5_000_00))
    const set = await carryOut(noura, dailyLimit(3_000_00))
    expect(set.body).toMatchObject({ type: 'set_limit', limit: { period: 'daily', limit: sar(3_000_00) } })
    const limits = await read(noura, '/limits')
    expect(limits).toMatchObject({ overall: { daily: { limit: sar(3_000_00), remaining: sar(3_000_00) } } })
    await expect(post(deps, walletId, payment(3_000_01))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    await expect(post(deps, walletId, payment(3_000_00))).resolves.toBeDefined()
  })

  test('a limit of a type holds that type, and no other', async () => {
    const { customer: noura, walletId } = await newOwner()
    await post(deps, walletId, topUp(5_000_00))
    const change = { ...dailyLimit(50_00), transactionType: 'local_pos' }
    expect((await carryOut(noura, change)).body).toMatchObject({ limit: { transactionType: 'local_pos' } })
    const refusal = { code: 'LIMIT_EXCEEDED', details: { reason: 'local_pos_daily' } }
    await expect(post(deps, walletId, payment(50_01))).rejects.toMatchObject(refusal)
    await expect(post(deps, walletId, payment(50_01, { type: 'transfer' }))).resolves.toBeDefined()
  })

  test('sub-wallets are opened, with names without white space around them and icons in turn', async () => {
    const { customer: noura } = await newOwner()
    const names = ['  Salaries ', 'رواتب', '💰💰💰']
    for (const name of names) expect((await carryOut(noura, named(name))).status).toBe(200)
    const opened = await subWalletsOf(noura)
    expect(opened).toMatchObject([
      { name: 'Salaries', icon: 'brown', balance: sar(0) },
      { name: 'رواتب', icon: 'purple' },
      { name: '💰💰💰', icon: 'brown' },
    ])
    for (const { subWalletId } of opened) expect(subWalletId).toMatch(/^\d{12}$/)
  })
})

describe('what is not possible is refused before a code is sent:', () => {
  test.each([
    ['an empty name', named('   '), 'Sub-wallet name is required'],
    ['a short name', named(' ab '), 'Sub-wallet name must be at least 3 characters'],
    ['two emoji', named('💰💰'), 'Sub-wallet name must be at least 3 characters'],
    ['a long name', named('a'.repeat(41)), 'Sub-wallet name must be at most 40 characters'],
  ])('%s', async (_, change, message) => {
    const { customer: noura } = await newOwner()
    expect(await tryToAsk(noura, change)).toMatchObject({ status: 400, body: { fields: { name: message } } })
  })

  test('a name of 40 emoji is not too long', async () => {
    const { customer: noura } = await newOwner()
    expect((await carryOut(noura, named('💰'.repeat(40)))).status).toBe(200)
  })

  test.each([
    ['daily', 100_000_01, 'Daily limit must be between 0 and 100,000 SAR'],
    ['monthly', 1_000_000_01, 'Monthly limit must be between 0 and 1,000,000 SAR'],
  ])('a %s limit of %i halalas', async (period, amount, error) => {
    const { customer: noura } = await newOwner()
    const change = { type: 'set_limit', period, limit: sar(amount) }
    expect(await tryToAsk(noura, change)).toMatchObject({ status: 422, body: { code: 'LIMIT_OUT_OF_RANGE', error } })
    for (const allowed of [0, amount - 1]) await ask(noura, { ...change, limit: sar(allowed) })
  })

  test('the status that there is', async () => {
    const { customer: noura } = await newOwner()
    expect(await tryToAsk(noura, ACTIVATE)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
    await carryOut(noura, DEACTIVATE)
    expect(await tryToAsk(noura, DEACTIVATE)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
  })

  test('a fourth sub-wallet', async () => {
    const { customer: noura } = await newOwner()
    for (const name of ['one', 'two', 'three']) await carryOut(noura, named(name))
    expect(await tryToAsk(noura, named('four'))).toEqual(refused(409, 'SUB_WALLET_LIMIT_REACHED'))
  })
})

describe('one code confirms one action, once:', () => {
  test('20 confirmations at once make one change', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, named('Salaries'))
    const answers = await atOnce(20, () =>
      noura.post(`${ACTIONS}/${waiting.actionId}/confirm`, { otp: waiting.otpCode }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['410 ACTION_EXPIRED']))
    expect(await subWalletsOf(noura)).toHaveLength(1)
  })

  test('20 sub-wallets at once, each with a code of its own, are at most three', async () => {
    const { customer: noura } = await newOwner()
    const waiting: Waiting[] = []
    for (let index = 0; index < 20; index += 1) {
      // As if an hour had gone by, which the first codes would not live to see.
      if (index === 10) await db.delete(counters).where(eq(counters.kind, 'codes:wallet_action'))
      waiting.push(await ask(noura, named(`Savings ${index}`)))
    }
    const answers = await Promise.all(waiting.map(each => confirm(noura, each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array(17).fill(refused(409, 'SUB_WALLET_LIMIT_REACHED')),
    )
    expect(await subWalletsOf(noura)).toHaveLength(3)
  })

  test('the code of one does not confirm another', async () => {
    const { customer: noura } = await newOwner()
    const [first, second] = [await ask(noura, named('First')), await ask(noura, named('Second'))]
    const mixed = await confirm(noura, { ...second, otpCode: first.otpCode })
    if (first.otpCode !== second.otpCode) expect(mixed).toMatchObject({ status: 400, body: { attemptsRemaining: 4 } })
    expect(await subWalletsOf(noura)).toEqual([])
  })

  test('one that was changed after its code was made is over', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, dailyLimit(10_00))
    const request = { type: 'set_limit' as const, period: 'daily' as const, limit: sar(100_000_00) }
    await db.update(walletActions).set({ request }).where(eq(walletActions.id, waiting.actionId))
    expect(await confirm(noura, waiting)).toEqual(refused(410, 'ACTION_EXPIRED'))
    clock.advance(31)
    expect(await resend(noura, waiting)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect(await read(noura, '/limits')).toMatchObject({ overall: { daily: { limit: sar(2_000_00) } } })
  })

  test("another customer's is as good as unknown", async () => {
    const [{ customer: noura }, { customer: fahad }] = [await newOwner(), await newOwner()]
    const hers = await ask(noura, DEACTIVATE)
    const unknown = { ...hers, actionId: crypto.randomUUID() }
    for (const each of [hers, unknown]) {
      expect(await confirm(fahad, each)).toEqual(refused(404, 'ACTION_NOT_FOUND'))
      expect(await resend(fahad, each)).toEqual(refused(404, 'ACTION_NOT_FOUND'))
    }
    const told = await Promise.all([hers, unknown].map(each => confirm(fahad, each)))
    expect(new Set(told.map(({ body: { requestId: _, ...body } }) => JSON.stringify(body))).size).toBe(1)
    expect((await confirm(noura, hers)).status).toBe(200)
  })

  test('what the wallet does not allow any more leaves the code as it was', async () => {
    const { customer: noura } = await newOwner()
    const [first, second] = [await ask(noura, DEACTIVATE), await ask(noura, DEACTIVATE)]
    expect((await confirm(noura, first)).status).toBe(200)
    expect(await confirm(noura, second)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
    await carryOut(noura, ACTIVATE)
    expect((await confirm(noura, second)).status).toBe(200)
  })
})

describe('wrong codes:', () => {
  test('five, of whatever action, lock them all for 15 minutes', async () => {
    const { customer: noura } = await newOwner()
    const actions = [await ask(noura, named('First')), await ask(noura, named('Second'))]
    for (const attempt of [0, 1, 2, 3, 4]) {
      const wrong = await confirm(noura, withWrongCode(actions[attempt % 2]!, attempt))
      const error = 'The code you entered is incorrect.'
      expect(wrong).toMatchObject({ status: 400, body: { error, attemptsRemaining: 4 - attempt } })
    }
    const locked = { status: 423, body: { code: 'OTP_LOCKED', retryAfterSeconds: 900 } }
    for (const each of actions) expect(await confirm(noura, each)).toMatchObject(locked)
    expect(await tryToAsk(noura, DEACTIVATE)).toMatchObject(locked)
    expect(await resend(noura, actions[0]!)).toMatchObject(locked)
    clock.advance(899)
    await noura.signIn()
    expect(await tryToAsk(noura, DEACTIVATE)).toMatchObject({ status: 423, body: { retryAfterSeconds: 1 } })
    clock.advance(1)
    expect((await carryOut(noura, DEACTIVATE)).status).toBe(200)
  })

  test('20 at once are counted one by one', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    const answers = await atOnce(20, index =>
      noura.post(`${ACTIONS}/${waiting.actionId}/confirm`, { otp: wrongCode(waiting.otpCode, index) }),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(15)
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

describe('codes and actions end:', () => {
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

describe('codes are sent', () => {
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
    for (let index = 0; index < 8; index += 1) await ask(noura, named(`Savings ${index}`))
    clock.advance(30)
    expect((await resend(noura, first)).status).toBe(200)
    expect(await tryToAsk(noura, DEACTIVATE)).toEqual(refused(429, 'RATE_LIMITED'))
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

test("another customer's sub-wallet is unknown wherever one is read", async () => {
  const [{ customer: noura }, { customer: fahad }] = [await newOwner(), await newOwner()]
  await carryOut(noura, named('Salaries'))
  const [{ subWalletId }] = await subWalletsOf(noura)
  const paths = [
    '?',
    '/activity?period=week&',
    '/spending?',
    '/transactions?',
    '/transactions/export?locale=en&',
    '/holds?',
  ]
  for (const path of paths) {
    const told = await outcome(fahad.get(`/api/v1/wallet${path}subWallet=${subWalletId}`))
    expect([path, told]).toEqual([path, refused(404, 'SUB_WALLET_NOT_FOUND')])
  }
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
