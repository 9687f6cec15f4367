import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { balancesOf } from '#api/features/wallet/balances.ts'
import { subWallets, transactions } from '#api/kernel/db/schema/ledger.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { hold, newSubWallet, newWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import type { Instruction, Posted } from './instruction.ts'
import { post } from './post.ts'
import { lockWallet, setWalletStatus } from './wallets.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock(), licence: {} }
const key = () => crypto.randomUUID()

/** Posts an instruction. Returns the transaction or the error code. Any other error fails the test. */
async function tryTo(walletId: string, instruction: Instruction): Promise<Posted | string> {
  try {
    return await post(deps, walletId, instruction)
  } catch (cause) {
    if (cause instanceof PlinkError) return cause.code
    throw cause
  }
}

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))
const succeeded = (results: (Posted | string)[]) => results.filter(result => typeof result !== 'string')
const refusals = (results: (Posted | string)[]) => new Set(results.filter(result => typeof result === 'string'))

/** Returns a wallet with this balance in halalas. */
async function walletWith(amount: number): Promise<string> {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(amount))
  return walletId
}

async function moneyOf(walletId: string) {
  const balances = await balancesOf(db, walletId, deps.clock())
  return balances.map(({ available, onHold }) => ({ available, onHold }))
}
const rowsOf = (walletId: string) => db.$count(transactions, eq(transactions.walletId, walletId))

test('of 20 simultaneous openings of a sub-wallet, three succeed', async () => {
  const walletId = await newWallet(deps)
  const opened = await Promise.allSettled(Array.from({ length: 20 }, () => newSubWallet(deps, walletId)))
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refusals = opened.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
  expect(refusals).toEqual(Array(17).fill(expect.objectContaining({ code: 'SUB_WALLET_LIMIT_REACHED' })))
  expect(await db.$count(subWallets, eq(subWallets.walletId, walletId))).toBe(3)
})

describe('simultaneous payments', () => {
  test('500 of 100 SAR each from 1,000 SAR: exactly 10 succeed', async () => {
    const walletId = await walletWith(1_000_00)
    const results = await atOnce(500, () => tryTo(walletId, payment(100_00)))
    expect(succeeded(results)).toHaveLength(10)
    expect(refusals(results)).toEqual(new Set(['INSUFFICIENT_FUNDS']))
    expect(await moneyOf(walletId)).toEqual([{ available: 0, onHold: 0 }])
  })

  test('do not exceed a daily limit together', async () => {
    const walletId = await walletWith(10_000_00)
    const results = await atOnce(40, () => tryTo(walletId, payment(150_00)))
    expect(succeeded(results)).toHaveLength(13)
    expect(refusals(results)).toEqual(new Set(['LIMIT_EXCEEDED']))
    expect(await moneyOf(walletId)).toEqual([{ available: 8_050_00, onHold: 0 }])
  })

  test('and holds do not overdraw together', async () => {
    const walletId = await walletWith(1_000_00)
    const results = await atOnce(40, index => tryTo(walletId, index % 2 ? payment(70_00) : hold(70_00)))
    expect(succeeded(results)).toHaveLength(14)
    const [money] = await moneyOf(walletId)
    expect(money!.available).toBe(20_00)
    const held = succeeded(results).filter(result => result.hold)
    expect(money!.onHold).toBe(held.length * 70_00)
  })

  test('are refused as soon as the wallet is inactive', async () => {
    const walletId = await walletWith(1_000_00)
    const deactivate = () =>
      db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), 'inactive', deps.clock()))
    const results = await atOnce(40, index =>
      index === 20 ? deactivate().then(() => 'deactivated') : tryTo(walletId, payment(10_00)),
    )
    expect(refusals(results)).toEqual(new Set(['deactivated', 'WALLET_INACTIVE']))
    const paid = succeeded(results).length * 10_00
    expect(await moneyOf(walletId)).toEqual([{ available: 1_000_00 - paid, onHold: 0 }])
    expect(await tryTo(walletId, payment(10_00))).toBe('WALLET_INACTIVE')
  })
})

describe('20 simultaneous instructions with one key', () => {
  test('post once and return the same transaction', async () => {
    const walletId = await walletWith(1_000_00)
    const once = payment(100_00)
    const results = await atOnce(20, () => post(deps, walletId, once))
    expect(new Set(results.map(({ transaction }) => transaction.referenceId)).size).toBe(1)
    expect(await moneyOf(walletId)).toEqual([{ available: 900_00, onHold: 0 }])
  })

  test('are refused once, with the same error', async () => {
    const walletId = await walletWith(50_00)
    const once = payment(100_00)
    expect(refusals(await atOnce(20, () => tryTo(walletId, once)))).toEqual(new Set(['INSUFFICIENT_FUNDS']))
    expect(await rowsOf(walletId)).toBe(2)
  })

  test('but different payments post only one of them', async () => {
    const walletId = await walletWith(1_000_00)
    const shared = key()
    const results = await atOnce(20, index => tryTo(walletId, payment(index + 1, { key: shared })))
    expect(succeeded(results)).toHaveLength(1)
    expect(refusals(results)).toEqual(new Set(['IDEMPOTENCY_MISMATCH']))
  })
})

test('of 20 simultaneous captures and releases of a hold, one succeeds', async () => {
  const walletId = await walletWith(1_000_00)
  const { hold: placed } = await post(deps, walletId, hold(300_00))
  const results = await atOnce(20, index =>
    tryTo(walletId, { kind: index % 2 ? 'capture' : 'release', key: key(), holdId: placed!.id }),
  )
  const [ended, ...others] = succeeded(results)
  expect(others).toEqual([])
  expect(refusals(results)).toEqual(new Set(['HOLD_ENDED']))
  const available = ended!.hold!.status === 'captured' ? 700_00 : 1_000_00
  expect(await moneyOf(walletId)).toEqual([{ available, onHold: 0 }])
})

test('of 20 simultaneous reversals of a payment, one succeeds', async () => {
  const walletId = await walletWith(1_000_00)
  const { transaction } = await post(deps, walletId, payment(400_00))
  const { referenceId } = transaction
  const results = await atOnce(20, () => tryTo(walletId, { kind: 'reversal', key: key(), referenceId }))
  expect(succeeded(results)).toHaveLength(1)
  expect(refusals(results)).toEqual(new Set(['NOT_REVERSIBLE']))
  expect(await moneyOf(walletId)).toEqual([{ available: 1_000_00, onHold: 0 }])
})

test('simultaneous moves back and forth neither deadlock nor lose money', async () => {
  const walletId = await walletWith(1_000_00)
  const accounts = [undefined, await newSubWallet(deps, walletId), await newSubWallet(deps, walletId)]
  const results = await atOnce(60, index => {
    const [from, to] = [accounts[index % 3], accounts[(index + 1 + (index % 2)) % 3]]
    return tryTo(walletId, { kind: 'move', key: key(), from, to, amount: sar(60_00) })
  })
  expect(succeeded(results).length).toBeGreaterThan(0)
  const money = await moneyOf(walletId)
  expect(money.reduce((sum, { available }) => sum + available, 0)).toBe(1_000_00)
})

test('simultaneous postings to two wallets are independent', async () => {
  const [one, other] = [await walletWith(1_000_00), await walletWith(500_00)]
  const results = await atOnce(40, index => tryTo(index % 2 ? one : other, payment(100_00)))
  expect(succeeded(results)).toHaveLength(15)
  expect([await moneyOf(one), await moneyOf(other)]).toEqual([
    [{ available: 0, onHold: 0 }],
    [{ available: 0, onHold: 0 }],
  ])
})
