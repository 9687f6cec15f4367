import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { hold, newSubWallet, newWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { post } from './post.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock(), licence: {} }
const now = sql`'2026-01-05T09:00:00Z'::timestamptz`

/** Returns a wallet with a history: 1,000 came in, 100 went out, 50 are on hold, and 20 were on hold and went out. */
async function livedInWallet() {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(1_000_00))
  const paid = (await post(deps, walletId, payment(100_00))).transaction
  const active = (await post(deps, walletId, hold(50_00))).hold!
  const ended = (await post(deps, walletId, hold(20_00))).hold!
  await post(deps, walletId, { kind: 'capture', key: crypto.randomUUID(), holdId: ended.id })
  return { walletId, paid, active, ended }
}
let noura: Awaited<ReturnType<typeof livedInWallet>>
let stranger: string
beforeAll(async () => {
  noura = await livedInWallet()
  stranger = await newWallet(deps)
})

const account = (walletId: string, kind: 'main' | 'outside' | 'on_hold') =>
  sql`(select id from ledger_accounts where wallet_id = ${walletId} and kind = ${kind})`

/** Returns a posting with these entries, in one statement as the ledger writes them. */
const posting = (walletId: string, ...entries: { account: SQL; amount: number; walletId?: string }[]) => {
  const rows = entries.map(
    entry => sql`(${entry.account}, ${entry.walletId ?? walletId}::uuid, ${entry.amount}::bigint)`,
  )
  return sql`with posting as (
      insert into postings (id, wallet_id, key, request_hash, kind, house_account, created_at)
      values (gen_random_uuid(), ${walletId}, gen_random_uuid()::text, 'hash', 'payment', 'safeguarding', ${now}) returning id)
    insert into entries (posting_id, account_id, wallet_id, amount, balance_after, created_at)
    select posting.id, entry.account_id, entry.wallet_id, entry.amount, 0, ${now}
    from posting, (values ${sql.join(rows, sql`, `)}) as entry (account_id, wallet_id, amount)`
}

/** Expects that the database refuses the statement with this message. */
async function expectRefusal(statement: SQL, says: string): Promise<void> {
  const refusal = await db.execute(statement).then(
    () => 'was accepted',
    (error: Error) => `${error.cause}`,
  )
  expect(refusal).toContain(says)
}

describe('a posting', () => {
  const main = () => account(noura.walletId, 'main')
  const outside = () => account(noura.walletId, 'outside')

  test('whose entries sum to zero is accepted and changes the balances', async () => {
    const { walletId } = await livedInWallet()
    const [from, to] = [account(walletId, 'main'), account(walletId, 'outside')]
    const balance = async () =>
      (
        await db
          .select({ of: sql`(select balance from ledger_accounts where id = ${from})`.mapWith(Number) })
          .from(sql`(select) one`)
      )[0]!.of
    const before = await balance()
    await db.execute(posting(walletId, { account: from, amount: -500 }, { account: to, amount: 500 }))
    expect(await balance()).toBe(before - 500)
  })

  test('whose entries do not sum to zero is refused', async () => {
    const unbalanced = posting(noura.walletId, { account: main(), amount: -500 }, { account: outside(), amount: 499 })
    await expectRefusal(unbalanced, 'sum to zero')
    await expectRefusal(posting(noura.walletId, { account: main(), amount: 500 }), 'sum to zero')
  })

  test('that is committed accepts no further entries, even if they sum to zero', async () => {
    const { walletId, paid } = await livedInWallet()
    const sub = sql`(select ledger_account_id from sub_wallets where id = ${await newSubWallet(deps, walletId)})`
    const unused = sql`(select id from ledger_accounts where kind = 'on_hold' and wallet_id = ${walletId} and holds_for <> ${sub})`
    const more = sql`insert into entries (posting_id, account_id, wallet_id, amount, balance_after, created_at)
      select ${paid.postingId}::uuid, entry.account_id, ${walletId}::uuid, entry.amount, 0, ${now}
      from (values (${unused}, -500::bigint), (${sub}, 500::bigint)) as entry (account_id, amount)`
    await expectRefusal(more, 'in one statement')
  })

  test('that overdraws an account is refused, also on an on-hold account', async () => {
    const all = 1_000_000_00
    for (const from of [main(), account(noura.walletId, 'on_hold')]) {
      const overdraft = posting(noura.walletId, { account: from, amount: -all }, { account: outside(), amount: all })
      await expectRefusal(overdraft, '"ledger_accounts_not_overdrawn"')
    }
  })

  test('with an entry of zero is refused', async () => {
    await expectRefusal(posting(noura.walletId, { account: main(), amount: 0 }), '"entries_not_nothing"')
  })

  test("with an entry on another wallet's account is refused", async () => {
    const theirs = account(stranger, 'main')
    const mine = posting(noura.walletId, { account: main(), amount: -500 }, { account: theirs, amount: 500 })
    await expectRefusal(mine, '"entries_account"')
    const ours = { account: theirs, amount: 500, walletId: stranger }
    await expectRefusal(posting(noura.walletId, { account: main(), amount: -500 }, ours), '"entries_posting"')
  })

  test('with the key of another one is refused', async () => {
    const again = sql`insert into postings (id, wallet_id, key, request_hash, kind, house_account, created_at)
      select gen_random_uuid(), wallet_id, key, request_hash, kind, house_account, created_at from postings
      where wallet_id = ${noura.walletId} limit 1`
    await expectRefusal(again, '"postings_key"')
  })
})

describe('stored rows are immutable:', () => {
  const ofWallet = () => sql`where wallet_id = ${noura.walletId}`

  test.each<[string, SQL]>([
    ['the amount of an entry', sql`update entries set amount = amount + 1`],
    ['the moment of an entry', sql`update entries set created_at = created_at + interval '1 day'`],
    ['an entry', sql`delete from entries`],
    ['the refusal of a posting', sql`update postings set refusal = 'LIMIT_EXCEEDED'`],
    ['a posting', sql`delete from postings`],
    ['the amount of a transaction', sql`update transactions set amount = amount + 1`],
    ['the counterparty of a transaction', sql`update transactions set counterparty = 'Somebody else'`],
    ['its Arabic name', sql`update transactions set counterparty_arabic = 'غيره'`],
    ['a transaction', sql`delete from transactions`],
    ['the amount of a hold', sql`update holds set amount = amount + 1`],
    ['the release of a hold', sql`update holds set expected_release = expected_release + interval '1 day'`],
    ['a hold', sql`delete from holds`],
    ['a balance', sql`update ledger_accounts set balance = balance + 1`],
    ['the kind of an account', sql`update ledger_accounts set kind = 'sub'`],
    ['an account', sql`delete from ledger_accounts`],
  ])('%s', async (_, statement) => {
    await expectRefusal(sql`${statement} ${ofWallet()}`, 'is append-only')
  })

  test('an account starts empty', async () => {
    const rich = sql`insert into ledger_accounts (id, wallet_id, kind, balance)
      values (gen_random_uuid(), ${noura.walletId}, 'sub', 1)`
    await expectRefusal(rich, 'is append-only')
  })
})

describe('an end is final:', () => {
  const captured = sql`status = 'captured', ended_at = ${now}`

  test('a hold', async () => {
    await expectRefusal(sql`update holds set ${captured} where id = ${noura.ended.id}`, 'is append-only')
    const reopened = sql`update holds set status = 'active', ended_at = null where id = ${noura.ended.id}`
    await expectRefusal(reopened, 'is append-only')
  })

  test('an ended hold has a time', async () => {
    const status = sql`update holds set status = 'captured' where id = ${noura.active.id}`
    await expectRefusal(status, '"holds_ended"')
  })

  test('a transaction', async () => {
    const { referenceId } = noura.paid
    const failed = sql`update transactions set status = 'failed', failure = 'released'`
    await expectRefusal(sql`${failed} where reference_id = ${referenceId}`, 'is append-only')
    const other = sql`update transactions set status = 'successful', amount = amount + 1`
    await expectRefusal(sql`${other} where reference_id = ${noura.active.referenceId}`, 'is append-only')
  })

  test('a failure has a reason', async () => {
    const silent = sql`update transactions set status = 'failed' where reference_id = ${noura.active.referenceId}`
    await expectRefusal(silent, '"transactions_failure"')
  })
})

test('a payment is reversed once', async () => {
  const { walletId, paid } = await livedInWallet()
  const { referenceId } = paid
  await post(deps, walletId, { kind: 'reversal', key: crypto.randomUUID(), referenceId })
  const second = sql`insert into transactions
      (reference_id, posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, reversal_of, created_at)
    select 'PLK0000000000000', posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, reversal_of, created_at
    from transactions where reversal_of = ${referenceId}`
  await expectRefusal(second, '"transactions_reversal_of_unique"')
})

test('what a transfer took is not reversed, neither by a request nor by a row', async () => {
  const { walletId } = await livedInWallet()
  const key = () => crypto.randomUUID()
  const product = { amount: { amount: 10_00 }, type: 'wallet_to_bank_transfer', counterparty: 'A company' } as const
  const debit = { kind: 'debit', key: key(), ...product, houseAccount: 'payouts_in_transit' } as const
  const reserve = { kind: 'reserve', key: key(), ...product, expectedRelease: '2027-01-01T00:00:00.000Z' } as const
  const transaction = (await post(deps, walletId, debit)).transaction
  const held = (await post(deps, walletId, reserve)).hold!
  await post(deps, walletId, { kind: 'settle', key: key(), holdId: held.id, houseAccount: 'payouts_in_transit' })
  for (const { referenceId } of [transaction, held]) {
    const reversal = post(deps, walletId, { kind: 'reversal', key: key(), referenceId })
    await expect(reversal).rejects.toMatchObject({ code: 'NOT_REVERSIBLE' })
    const row = sql`with posting as (
        insert into postings (id, wallet_id, key, request_hash, kind, house_account, created_at)
        values (gen_random_uuid(), ${walletId}, ${key()}, 'hash', 'reversal', 'safeguarding', ${now}) returning id)
      insert into transactions
        (reference_id, posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, reversal_of, created_at)
      select 'PLK0000000000000', posting.id, wallet_id, account_id, 'reversal', 'successful', 'in', amount, counterparty, reference_id, ${now}
      from transactions, posting where reference_id = ${referenceId}`
    await expectRefusal(row, 'only a direct payment is reversed')
  }
})

test('a fourth sub-wallet and a shared slot are refused', async () => {
  const walletId = await newWallet(deps)
  for (const _ of [1, 2, 3]) await newSubWallet(deps, walletId)
  const another = (slot: number) => sql`with account as (
      insert into ledger_accounts (id, wallet_id, kind) values (gen_random_uuid(), ${walletId}, 'sub') returning id)
    insert into sub_wallets (id, wallet_id, ledger_account_id, slot, name, created_at)
    select '000000000000', ${walletId}, id, ${slot}::smallint, 'Savings', ${now} from account`
  await expectRefusal(another(4), '"sub_wallets_slots"')
  await expectRefusal(another(3), '"sub_wallets_slot"')
})

test('only an empty sub-wallet can be closed, permanently, which frees its slot', async () => {
  const walletId = await newWallet(deps)
  const subWallet = await newSubWallet(deps, walletId)
  const close = sql`update sub_wallets set slot = null where id = ${subWallet}`
  await post(deps, walletId, topUp(100_00, { subWallet }))
  await expectRefusal(close, '"ledger_accounts_closed_empty"')
  const { hold: held } = await post(deps, walletId, hold(100_00, { subWallet }))
  await expectRefusal(close, '"ledger_accounts_closed_empty"')
  await post(deps, walletId, { kind: 'capture', key: crypto.randomUUID(), holdId: held!.id })
  await db.execute(close)
  await expectRefusal(sql`update sub_wallets set slot = 1 where id = ${subWallet}`, 'is append-only')
  await expectRefusal(
    sql`update ledger_accounts set is_closed = false where wallet_id = ${walletId} and is_closed`,
    'is append-only',
  )
  const entry = sql`insert into entries (posting_id, account_id, wallet_id, amount, balance_after, created_at)
    select posting_id, account_id, wallet_id, amount, 0, created_at from entries
    where account_id = (select ledger_account_id from sub_wallets where id = ${subWallet}) and amount > 0 limit 1`
  await expectRefusal(entry, '"ledger_accounts_closed_empty"')
  for (const _ of [1, 2, 3]) await newSubWallet(deps, walletId)
})

test('a wallet has one main and one outside account', async () => {
  for (const kind of ['main', 'outside']) {
    const second = sql`insert into ledger_accounts (id, wallet_id, kind)
      values (gen_random_uuid(), ${noura.walletId}, ${kind})`
    await expectRefusal(second, `"ledger_accounts_one_${kind}"`)
  }
})

test.each([
  ['daily', -1],
  ['daily', 100_000_01],
  ['monthly', -1],
  ['monthly', 1_000_000_01],
])('a %s limit of %d halalas is refused', async (period, amount) => {
  const limit = sql`insert into wallet_limits (wallet_id, scope, period, amount, updated_at)
    values (${noura.walletId}, 'overall', ${period}, ${amount}::bigint, ${now})`
  await expectRefusal(limit, '"wallet_limits_range"')
})

test('the usage of a limit is never negative', async () => {
  const usage = sql`update limit_usage set used = -1 where wallet_id = ${noura.walletId}`
  await expectRefusal(usage, '"limit_usage_not_negative"')
})
