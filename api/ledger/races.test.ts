import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { subWallets, transactions } from '#api/db/schema/ledger.ts'
import { balancesOf } from '#api/features/wallet/balances.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database.ts'
import { hold, newSubWallet, newWallet, payment, sar, topUp } from '#api/testing/wallet.ts'
import type { Instruction, Posted } from './instruction.ts'
import { post } from './post.ts'
import { lockWallet, setWalletStatus } from './wallets.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock() }
const key = () => crypto.randomUUID()

/** What a posting leads to: the transaction, or the code of the refusal. Anything else fails the test. */
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
const succeeded = (answers: (Posted | string)[]) => answers.filter(answer => typeof answer !== 'string')
const refusals = (answers: (Posted | string)[]) => new Set(answers.filter(answer => typeof answer === 'string'))

/** A wallet with so many halalas. */
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

test('20 sub-wallets opened at once are at most three', async () => {
  const walletId = await newWallet(deps)
  const opened = await Promise.allSettled(Array.from({ length: 20 }, () => newSubWallet(deps, walletId)))
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refusals = opened.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
  expect(refusals).toEqual(Array(17).fill(expect.objectContaining({ code: 'SUB_WALLET_LIMIT_REACHED' })))
  expect(await db.$count(subWallets, eq(subWallets.walletId, walletId))).toBe(3)
})

describe('payments at once', () => {
  test('500 of 100 each out of 1,000: exactly 10 succeed', async () => {
    const walletId = await walletWith(1_000_00)
    const answers = await atOnce(500, () => tryTo(walletId, payment(100_00)))
    expect(succeeded(answers)).toHaveLength(10)
    expect(refusals(answers)).toEqual(new Set(['INSUFFICIENT_FUNDS']))
    expect(await moneyOf(walletId)).toEqual([{ available: 0, onHold: 0 }])
  })

  test('never exceed a limit of the day together', async () => {
    const walletId = await walletWith(10_000_00)
    const answers = await atOnce(40, () => tryTo(walletId, payment(150_00)))
    expect(succeeded(answers)).toHaveLength(13)
    expect(refusals(answers)).toEqual(new Set(['LIMIT_EXCEEDED']))
    expect(await moneyOf(walletId)).toEqual([{ available: 8_050_00, onHold: 0 }])
  })

  test('and holds never overdraw together', async () => {
    const walletId = await walletWith(1_000_00)
    const answers = await atOnce(40, index => tryTo(walletId, index % 2 ? payment(70_00) : hold(70_00)))
    expect(succeeded(answers)).toHaveLength(14)
    const [money] = await moneyOf(walletId)
    expect(money!.available).toBe(20_00)
    const held = succeeded(answers).filter(answer => answer.hold)
    expect(money!.onHold).toBe(held.length * 70_00)
  })

  test('stop where the wallet becomes inactive among them', async () => {
    const walletId = await walletWith(1_000_00)
    const deactivate = () => db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), 'inactive'))
    const answers = await atOnce(40, index =>
      index === 20 ? deactivate().then(() => 'deactivated') : tryTo(walletId, payment(10_00)),
    )
    expect(refusals(answers)).toEqual(new Set(['deactivated', 'WALLET_INACTIVE']))
    const paid = succeeded(answers).length * 10_00
    expect(await moneyOf(walletId)).toEqual([{ available: 1_000_00 - paid, onHold: 0 }])
    expect(await tryTo(walletId, payment(10_00))).toBe('WALLET_INACTIVE')
  })
})

describe('a key at 20 places at once', () => {
  test('posts once, and all are told the same', async () => {
    const walletId = await walletWith(1_000_00)
    const once = payment(100_00)
    const answers = await atOnce(20, () => post(deps, walletId, once))
    expect(new Set(answers.map(({ transaction }) => transaction.referenceId)).size).toBe(1)
    expect(await moneyOf(walletId)).toEqual([{ available: 900_00, onHold: 0 }])
  })

  test('is refused once, and all are told the same', async () => {
    const walletId = await walletWith(50_00)
    const once = payment(100_00)
    expect(refusals(await atOnce(20, () => tryTo(walletId, once)))).toEqual(new Set(['INSUFFICIENT_FUNDS']))
    expect(await rowsOf(walletId)).toBe(2)
  })

  test('for different payments is for one of them', async () => {
    const walletId = await walletWith(1_000_00)
    const shared = key()
    const answers = await atOnce(20, index => tryTo(walletId, payment(index + 1, { key: shared })))
    expect(succeeded(answers)).toHaveLength(1)
    expect(refusals(answers)).toEqual(new Set(['IDEMPOTENCY_MISMATCH']))
  })
})

test('a hold that is captured and released 20 times at once ends once', async () => {
  const walletId = await walletWith(1_000_00)
  const { hold: placed } = await post(deps, walletId, hold(300_00))
  const answers = await atOnce(20, index =>
    tryTo(walletId, { kind: index % 2 ? 'capture' : 'release', key: key(), holdId: placed!.id }),
  )
  const [ended, ...others] = succeeded(answers)
  expect(others).toEqual([])
  expect(refusals(answers)).toEqual(new Set(['HOLD_ENDED']))
  const available = ended!.hold!.status === 'captured' ? 700_00 : 1_000_00
  expect(await moneyOf(walletId)).toEqual([{ available, onHold: 0 }])
})

test('a payment that is reversed 20 times at once comes back once', async () => {
  const walletId = await walletWith(1_000_00)
  const { transaction } = await post(deps, walletId, payment(400_00))
  const { referenceId } = transaction
  const answers = await atOnce(20, () => tryTo(walletId, { kind: 'reversal', key: key(), referenceId }))
  expect(succeeded(answers)).toHaveLength(1)
  expect(refusals(answers)).toEqual(new Set(['NOT_REVERSIBLE']))
  expect(await moneyOf(walletId)).toEqual([{ available: 1_000_00, onHold: 0 }])
})

test('moves back and forth at once neither wait for each other for ever nor lose anything', async () => {
  const walletId = await walletWith(1_000_00)
  const accounts = [undefined, await newSubWallet(deps, walletId), await newSubWallet(deps, walletId)]
  const answers = await atOnce(60, index => {
    const [from, to] = [accounts[index % 3], accounts[(index + 1 + (index % 2)) % 3]]
    return tryTo(walletId, { kind: 'move', key: key(), from, to, amount: sar(60_00) })
  })
  expect(succeeded(answers).length).toBeGreaterThan(0)
  const money = await moneyOf(walletId)
  expect(money.reduce((sum, { available }) => sum + available, 0)).toBe(1_000_00)
})

test('two wallets at work at once do not touch each other', async () => {
  const [one, other] = [await walletWith(1_000_00), await walletWith(500_00)]
  const answers = await atOnce(40, index => tryTo(index % 2 ? one : other, payment(100_00)))
  expect(succeeded(answers)).toHaveLength(15)
  expect([await moneyOf(one), await moneyOf(other)]).toEqual([
    [{ available: 0, onHold: 0 }],
    [{ available: 0, onHold: 0 }],
  ])
})
