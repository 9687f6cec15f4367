import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
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
