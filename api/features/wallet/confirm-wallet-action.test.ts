import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Limits } from '#api/contract/generated/schemas.ts'
import { walletActions, wallets } from '#api/kernel/db/schema/wallet.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import {
  ACTIVATE,
  ask,
  carryOut,
  confirm,
  DEACTIVATE,
  dailyLimit,
  named,
  posLimit,
  refused,
  resend,
} from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const ACTIONS = '/api/v1/wallet/actions'
const read = async (by: Customer, path: string) => (await outcome(by.get(`/api/v1/wallet${path}`))).body
const subWalletsOf = async (by: Customer) => (await (await by.get('/api/v1/wallet/sub-wallets')).json()).items
const newOwner = () => newWalletOwner({ app, deps })

describe('confirmWalletAction: a confirmed change is made and stays:', () => {
  test('a wallet is deactivated and activated again, and payments follow', async () => {
    const { customer: noura, walletId } = await newOwner()
    await post(deps, walletId, topUp(1_000_00))
    const response = await carryOut(noura, DEACTIVATE)
    expect(response).toMatchObject({ status: 200, body: { type: 'deactivate', status: 'inactive' } })
    expect(await read(noura, '')).toMatchObject({ status: 'inactive' })
    await expect(post(deps, walletId, payment(1_00))).rejects.toMatchObject({ code: 'WALLET_INACTIVE' })
    expect(await carryOut(noura, ACTIVATE)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await read(noura, '')).toMatchObject({ status: 'active' })
    await expect(post(deps, walletId, payment(1_00))).resolves.toMatchObject({ transaction: { status: 'successful' } })
  })

  test('a limit is set, and is what payments meet', async () => {
    const { customer: noura, walletId } = await newOwner()
    await post(deps, walletId, topUp(5_000_00))
    const response = await carryOut(noura, dailyLimit(3_000_00))
    expect(response.body).toMatchObject({ type: 'set_limit', limit: { period: 'daily', limit: sar(3_000_00) } })
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
    const subWallets = await subWalletsOf(noura)
    expect(subWallets).toMatchObject([
      { name: 'Salaries', icon: 'brown', balance: sar(0) },
      { name: 'رواتب', icon: 'purple' },
      { name: '💰💰💰', icon: 'brown' },
    ])
    for (const { subWalletId } of subWallets) expect(subWalletId).toMatch(/^\d{12}$/)
  })
})

describe('confirmWalletAction: the limit of a type is removed again:', () => {
  const limitsOf = async (by: Customer): Promise<Limits> => (await by.get('/api/v1/wallet/limits')).json()
  const limitOf = async (by: Customer, period: 'daily' | 'monthly') => {
    const { types } = await limitsOf(by)
    return types.find(({ type }) => type === 'local_pos')?.[period].limit
  }

  /** An owner with money, and 50 SAR a day for payments in shops. */
  async function ownerWithLimit() {
    const owner = await newOwner()
    await post(deps, owner.walletId, topUp(1_500_00))
    await carryOut(owner.customer, posLimit(50_00))
    return owner
  }

  test('payments then meet the limits of the whole wallet only, and the other period keeps its own', async () => {
    const { customer: noura, walletId } = await ownerWithLimit()
    await carryOut(noura, posLimit(1_000_00, 'monthly'))
    const removal = await carryOut(noura, posLimit(null))
    const limit = { transactionType: 'local_pos', period: 'daily', limit: null }
    expect(removal).toMatchObject({ status: 200, body: { type: 'set_limit', limit } })
    expect(await limitOf(noura, 'daily')).toBeNull()
    expect(await limitOf(noura, 'monthly')).toEqual(sar(1_000_00))
    await expect(post(deps, walletId, payment(50_01))).resolves.toBeDefined()
    const refusal = { code: 'LIMIT_EXCEEDED', details: { reason: 'local_pos_monthly' } }
    await expect(post(deps, walletId, payment(950_00))).rejects.toMatchObject(refusal)
  })

  test('what was paid meanwhile counts towards a limit that is set later', async () => {
    const { customer: noura, walletId } = await ownerWithLimit()
    await carryOut(noura, posLimit(null))
    await post(deps, walletId, payment(60_00))
    await carryOut(noura, posLimit(100_00))
    await expect(post(deps, walletId, payment(40_01))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    await expect(post(deps, walletId, payment(40_00))).resolves.toBeDefined()
  })

  test('until the code is entered the limit holds, and a new limit ends the removal that waits', async () => {
    const { customer: noura, walletId } = await ownerWithLimit()
    const removal = await ask(noura, posLimit(null))
    await expect(post(deps, walletId, payment(50_01))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    clock.advance(30)
    const lower = await ask(noura, posLimit(20_00))
    expect(await confirm(noura, removal)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect((await confirm(noura, lower)).status).toBe(200)
    expect(await limitOf(noura, 'daily')).toEqual(sar(20_00))
  })

  test('the removal that another person asked for changes nothing in a wallet of somebody else', async () => {
    const [{ customer: noura }, { customer: fahad }] = [await ownerWithLimit(), await ownerWithLimit()]
    const removal = await ask(noura, posLimit(null))
    expect(await confirm(fahad, removal)).toEqual(refused(404, 'ACTION_NOT_FOUND'))
    expect(await limitOf(noura, 'daily')).toEqual(sar(50_00))
    expect((await confirm(noura, removal)).status).toBe(200)
    expect(await limitOf(fahad, 'daily')).toEqual(sar(50_00))
  })

  test('with payments at once, each meets the limit or none, and all that were made are counted', async () => {
    const { customer: noura, walletId } = await ownerWithLimit()
    const removal = await ask(noura, posLimit(null))
    const pay = () =>
      post(deps, walletId, payment(20_00)).then(
        () => 20_00,
        () => 0,
      )
    const [response, ...paid] = await Promise.all([confirm(noura, removal), ...Array.from({ length: 10 }, pay)])
    expect(response.status).toBe(200)
    const sum = paid.reduce((total, amount) => total + amount, 0)
    expect(sum).toBeGreaterThanOrEqual(40_00)
    const { types } = await limitsOf(noura)
    const daily = types.find(({ type }) => type === 'local_pos')?.daily
    expect(daily).toMatchObject({ limit: null, used: sar(sum) })
  })

  test('one that is not there can be removed, and a frozen wallet keeps its own', async () => {
    const { customer: noura, walletId } = await ownerWithLimit()
    expect((await carryOut(noura, posLimit(null, 'monthly'))).status).toBe(200)
    const removal = await ask(noura, posLimit(null))
    await db.update(wallets).set({ frozenAt: clock() }).where(eq(wallets.id, walletId))
    expect(await confirm(noura, removal)).toEqual(refused(409, 'WALLET_FROZEN'))
    expect(await limitOf(noura, 'daily')).toEqual(sar(50_00))
  })
})

describe('confirmWalletAction: one code confirms one action, once:', () => {
  test('20 confirmations at once make one change', async () => {
    const { customer: noura } = await newOwner()
    const waiting = await ask(noura, named('Salaries'))
    const responses = await atOnce(20, () =>
      noura.post(`${ACTIONS}/${waiting.actionId}/confirm`, { otp: waiting.otpCode }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = responses.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['410 ACTION_EXPIRED']))
    expect(await subWalletsOf(noura)).toHaveLength(1)
  })

  test('the code of one does not confirm another', async () => {
    const { customer: noura } = await newOwner()
    const [first, second] = [await ask(noura, named('First')), await ask(noura, dailyLimit(10_00))]
    const response = await confirm(noura, { ...second, otpCode: first.otpCode })
    if (first.otpCode !== second.otpCode)
      expect(response).toMatchObject({ status: 400, body: { attemptsRemaining: 4 } })
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
    const responses = await Promise.all([hers, unknown].map(each => confirm(fahad, each)))
    expect(new Set(responses.map(({ body: { requestId: _, ...body } }) => JSON.stringify(body))).size).toBe(1)
    expect((await confirm(noura, hers)).status).toBe(200)
  })

  test('what the wallet does not allow any more leaves the code as it was', async () => {
    const { customer: noura, walletId } = await newOwner()
    const waiting = await ask(noura, DEACTIVATE)
    await db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.id, walletId))
    expect(await confirm(noura, waiting)).toEqual(refused(409, 'WALLET_STATUS_UNCHANGED'))
    await carryOut(noura, ACTIVATE)
    expect((await confirm(noura, waiting)).status).toBe(200)
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
    const response = await outcome(fahad.get(`/api/v1/wallet${path}subWallet=${subWalletId}`))
    expect([path, response]).toEqual([path, refused(404, 'SUB_WALLET_NOT_FOUND')])
  }
})
