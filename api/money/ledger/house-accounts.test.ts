import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { houseMoves } from '#api/kernel/db/schema/house-moves.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { newWallet, sar } from '#api/testing/money/wallet.ts'
import { checkLedger } from './check-ledger.ts'
import { houseBalances, moveHouseMoney } from './house-accounts.ts'
import type { InstructionOf } from './instruction.ts'
import { post, postWithin } from './post.ts'
import { lockTwoWallets } from './wallets.ts'

const { db, close } = await testDatabase()
afterAll(close)
const clock = testClock()
const deps = { db, clock, licence: {} }

const credit = (amount: number, changes: Partial<InstructionOf<'credit'>> = {}): InstructionOf<'credit'> => ({
  kind: 'credit',
  key: crypto.randomUUID(),
  type: 'incoming_transfer',
  amount: sar(amount),
  counterparty: 'A bank',
  houseAccount: 'safeguarding',
  ...changes,
})
const debit = (amount: number, changes: Partial<InstructionOf<'debit'>> = {}): InstructionOf<'debit'> => ({
  ...credit(amount),
  kind: 'debit',
  type: 'customer_transfer',
  ...changes,
})
const reserve = (amount: number): InstructionOf<'reserve'> => ({
  kind: 'reserve',
  key: crypto.randomUUID(),
  type: 'wallet_to_bank_transfer',
  amount: sar(amount),
  counterparty: 'A supplier',
  expectedRelease: clock().toISOString(),
})
const code = (attempt: Promise<unknown>) => attempt.then(() => 'was accepted', whyRefused)

/** Returns the code of the ledger, or the message of the database, which is the cause of the cause when a commit fails. */
function whyRefused(error: { code?: string; cause?: unknown }): string {
  return error.code ?? `${error.cause} ${error.cause instanceof Error ? error.cause.cause : ''}`
}

/** Returns the change of the house accounts that the work makes. */
async function changeOf(work: () => Promise<unknown>): Promise<Partial<Record<string, number>>> {
  const before = await houseBalances(db)
  await work()
  const after = Object.entries(await houseBalances(db))
  return Object.fromEntries(
    after
      .map(([name, balance]) => [name, balance - before[name as keyof typeof before]])
      .filter(([, change]) => change !== 0),
  )
}

describe('a posting is mirrored by its house account', () => {
  test('money in and out', async () => {
    const wallet = await newWallet(deps)
    expect(await changeOf(() => post(deps, wallet, credit(100_00)))).toEqual({ safeguarding: 100_00 })
    expect(await changeOf(() => post(deps, wallet, debit(1_00, { type: 'fee', houseAccount: 'fees' })))).toEqual({
      fees: -1_00,
    })
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('reserved money when it is paid, not before', async () => {
    const wallet = await newWallet(deps)
    await post(deps, wallet, credit(100_00))
    const { hold } = await post(deps, wallet, reserve(40_00))
    const settle = { kind: 'settle', key: 'settle 1', holdId: hold!.id, houseAccount: 'payouts_in_transit' } as const
    expect(await changeOf(() => post(deps, wallet, settle))).toEqual({ payouts_in_transit: -40_00 })
    expect(await changeOf(() => post(deps, wallet, settle))).toEqual({})
    const submitted = { key: 'submitted 1', from: 'safeguarding', to: 'payouts_in_transit', amount: 40_00 } as const
    await moveHouseMoney(db, submitted, clock())
  })

  test.each(['credit', 'top_up', 'payment', 'capture'])('the database refuses a %s from nowhere', async kind => {
    const wallet = await newWallet(deps)
    const nowhere = sql`insert into postings (id, wallet_id, key, request_hash, kind, created_at)
      values (gen_random_uuid(), ${wallet}, 'nowhere', 'hash', ${kind}, now())`
    expect(await code(db.execute(nowhere))).toContain('postings_house_account')
  })
})

describe('money moves between house accounts', () => {
  test('once for each key', async () => {
    const move = { key: crypto.randomUUID(), from: 'fees', to: 'safeguarding', amount: 70_00 } as const
    const twice = await changeOf(async () => {
      expect(await moveHouseMoney(db, move, clock())).toBe(true)
      expect(await moveHouseMoney(db, move, clock())).toBe(false)
    })
    expect(twice).toEqual({ safeguarding: 70_00, fees: -70_00 })
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('and is never changed', async () => {
    await moveHouseMoney(db, { key: 'kept', from: 'safeguarding', to: 'fees', amount: 1 }, clock())
    expect(await code(db.update(houseMoves).set({ amount: 2 }).execute())).toContain('append-only')
    expect(await code(db.delete(houseMoves).execute())).toContain('append-only')
  })
})

describe('a transfer between wallets', () => {
  const transfer = async (from: string, to: string, sent: number, received: number) =>
    db.transaction(async tx => {
      const [sender, receiver] = await lockTwoWallets(tx, from, to)
      const side = { transferId: crypto.randomUUID(), houseAccount: 'between_wallets' } as const
      await postWithin(tx, deps, sender, debit(sent, side), clock())
      if (received > 0) await postWithin(tx, deps, receiver, credit(received, side), clock())
    })

  test('moves the same amount out of one and into the other', async () => {
    const [noura, fahad] = [await newWallet(deps), await newWallet(deps)]
    await post(deps, noura, credit(100_00))
    expect(await changeOf(() => transfer(noura, fahad, 30_00, 30_00))).toEqual({})
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test.each([
    ['less arrives than leaves', 30_00, 29_00],
    ['nothing arrives', 30_00, 0],
  ])('is refused by the database when %s', async (_, sent, received) => {
    const [noura, fahad] = [await newWallet(deps), await newWallet(deps)]
    await post(deps, noura, credit(100_00))
    expect(await code(transfer(noura, fahad, sent, received))).toContain('two equal sides')
  })

  test('two that cross each other do not wait for each other forever', async () => {
    const [noura, fahad] = [await newWallet(deps), await newWallet(deps)]
    await post(deps, noura, credit(100_00))
    await post(deps, fahad, credit(100_00))
    const crossing = Array.from({ length: 10 }, (_, i) =>
      i % 2 ? transfer(noura, fahad, 5_00, 5_00) : transfer(fahad, noura, 5_00, 5_00),
    )
    await Promise.all(crossing)
    expect((await checkLedger(db)).differences).toEqual([])
  })
})

describe('the hold of a transfer', () => {
  const held = async () => {
    const wallet = await newWallet(deps)
    await post(deps, wallet, credit(100_00))
    const { hold } = await post(deps, wallet, reserve(40_00))
    return { wallet, holdId: hold!.id }
  }

  test('is ended by nobody but the transfer', async () => {
    const { wallet, holdId } = await held()
    expect(await code(post(deps, wallet, { kind: 'capture', key: 'capture-1', holdId }))).toBe('HOLD_NOT_FOUND')
    expect(await code(post(deps, wallet, { kind: 'release', key: 'release-1', holdId }))).toBe('HOLD_NOT_FOUND')
  })

  test('is paid from an inactive and frozen wallet', async () => {
    const { wallet, holdId } = await held()
    await db.execute(sql`update wallets set status = 'inactive', frozen_at = now() where id = ${wallet}`)
    const settle = { kind: 'settle', key: 'settle', holdId, houseAccount: 'payouts_in_transit' } as const
    expect((await post(deps, wallet, settle)).transaction.status).toBe('successful')
  })

  test('gives the money back', async () => {
    const { wallet, holdId } = await held()
    const { hold, transaction } = await post(deps, wallet, { kind: 'cancel', key: 'cancel', holdId })
    expect([hold!.status, transaction.failure]).toEqual(['released', 'released'])
    expect(await code(post(deps, wallet, reserve(100_00)))).toBe('was accepted')
  })
})
