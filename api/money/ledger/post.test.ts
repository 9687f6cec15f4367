import { afterAll, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { hold, newSubWallet, newWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import type { Instruction } from './instruction.ts'
import { post } from './post.ts'
import { setLimit } from './set-limit.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock(), licence: {} }

test('a reversal that a limit has refused can succeed later', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const { referenceId } = (await post(deps, walletId, payment(40_00, { counterpartyArabic: 'متجر' }))).transaction
  const allow = (amount: number) => setLimit(db, { walletId, scope: 'reversal', period: 'daily', amount }, deps.clock())
  const reverse = () => post(deps, walletId, { kind: 'reversal', key: crypto.randomUUID(), referenceId })
  await allow(0)
  await expect(reverse()).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', details: { reason: 'reversal_daily' } })
  await allow(40_00)
  const reversed = { status: 'successful', reversalOf: referenceId, counterpartyArabic: 'متجر' }
  expect((await reverse()).transaction).toMatchObject(reversed)
})

test('repeating a hold after its release returns the same result', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const instruction = hold(40_00, { expectedRelease: new Date(deps.clock().getTime() + 1000).toISOString() })
  const first = await post(deps, walletId, instruction)
  deps.clock.advance(1)
  expect(await post(deps, walletId, instruction)).toEqual(first)
  await expect(post(deps, walletId, { ...instruction, key: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: { expectedRelease: 'Must be in the future' } },
  })
})

test('a hold of another wallet is not found', async () => {
  const [walletId, stranger] = [await newWallet(deps), await newWallet(deps)]
  await post(deps, walletId, topUp(100_00))
  const { id: holdId } = (await post(deps, walletId, hold(40_00))).hold!
  for (const kind of ['capture', 'release'] as const) {
    const ended = post(deps, stranger, { kind, key: crypto.randomUUID(), holdId })
    await expect(ended).rejects.toMatchObject({ code: 'HOLD_NOT_FOUND' })
  }
})

test('a posting has the time at which it got the lock of the wallet', async () => {
  const walletId = await newWallet(deps)
  const { db: recorded, statements } = recordStatements(db)
  const clock = () => {
    // These read the wallet, whose lock the payment waits for, and its accounts.
    expect(statements).toEqual(['transaction', 'prepared', 'prepared'])
    return deps.clock()
  }
  await post({ ...deps, db: recorded, clock }, walletId, topUp(1_00))
})

test('a payment takes five statements in a transaction', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const { db: recorded, statements } = recordStatements(db)
  await post({ ...deps, db: recorded }, walletId, payment(1_00))
  expect(statements).toEqual(['transaction', ...Array(5).fill('prepared')])
})

const outward = { type: 'wallet_to_bank_transfer', counterparty: 'Riyadh Supplies Co.', key: '' } as const

test.each<[string, (amount: number) => Instruction]>([
  ['a payment', payment],
  ['a hold', hold],
  [
    'a transfer to a customer',
    amount => ({ ...outward, kind: 'debit', amount: sar(amount), houseAccount: 'safeguarding' }),
  ],
  [
    'a transfer to an IBAN',
    amount => ({ ...outward, kind: 'reserve', amount: sar(amount), expectedRelease: '2026-02-01T00:00:00.000Z' }),
  ],
])('%s counts in the month of the licence, with all that left the wallet before', async (_, instruction) => {
  const walletId = await newWallet(deps)
  const micro = { ...deps, licence: { monthlyOutgoing: 100_00 } }
  const send = (amount: number) => post(micro, walletId, { ...instruction(amount), key: crypto.randomUUID() })
  await post(micro, walletId, topUp(1_000_00))
  await post(micro, walletId, payment(30_00))
  const { hold: held } = await post(micro, walletId, hold(10_00))
  const refusal = { code: 'LIMIT_EXCEEDED', details: { reason: 'licence_monthly' } }
  await expect(send(60_01)).rejects.toMatchObject(refusal)
  await send(60_00)
  await expect(send(1)).rejects.toMatchObject(refusal)
  await post(micro, walletId, { kind: 'release', key: crypto.randomUUID(), holdId: held!.id })
  await send(10_00)
  await expect(send(1)).rejects.toMatchObject(refusal)
})

test('the result of a move is the side that it was asked from, in whatever order the database returns the two', async () => {
  const walletId = await newWallet(deps)
  const to = await newSubWallet(deps, walletId)
  await post(deps, walletId, topUp(100_00))
  const move = { kind: 'move', key: crypto.randomUUID(), to, amount: sar(40_00) } as const
  const { transaction } = await post({ ...deps, db: returningInReverse(db) }, walletId, move)
  expect(transaction).toMatchObject({ direction: 'out', counterparty: 'Savings' })
  expect((await post(deps, walletId, move)).transaction).toEqual(transaction)
})

/** Returns a database whose prepared inserts return their rows in the opposite order. */
function returningInReverse<Kind extends Db>(target: Kind): Kind {
  const { session } = target._
  const prepareQuery: typeof session.prepareQuery = (query, ...rest) => {
    const prepared = session.prepareQuery(query, ...rest)
    if (!query.sql.includes('returning')) return prepared
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async values => {
      const rows = await execute(values)
      if (Array.isArray(rows)) rows.reverse()
      return rows
    }
    return prepared
  }
  const transaction: Db['transaction'] = (work, config) =>
    target.transaction(tx => work(returningInReverse(tx)), config)
  const replaced = { transaction, _: { ...target._, session: replace(session, { prepareQuery }) } }
  return replace(target, replaced)
}

const replace = <Target extends object>(target: Target, parts: object): Target =>
  new Proxy(target, { get: (_, name) => Reflect.get(name in parts ? parts : target, name) })
