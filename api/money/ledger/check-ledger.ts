import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { ALLOW_LONG_STATEMENTS } from '#api/kernel/db/postgres/long-statements.ts'
import { HOUSE_ACCOUNTS, type HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { type HouseBalances, houseBalances } from './house-accounts.ts'

export interface LedgerReport {
  /** The money in all wallets, including what is on hold, in halalas. */
  wallets: number
  house: HouseBalances
  /** The money that the house accounts explain. */
  explained: number
  /** The first difference of each rule that does not hold, in words. Empty if the ledger agrees. */
  differences: string[]
}

/** Compares everything that the ledger stores. It reads one snapshot, so that it can run while money moves. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  return db.transaction(
    async tx => {
      // The time limit of other statements is too short for a hundred million entries.
      await tx.execute(sql.raw(ALLOW_LONG_STATEMENTS))
      const wallets = await walletTotal(tx)
      const house = await houseBalances(tx)
      const explained = Object.values(house).reduce((sum, balance) => sum + balance, 0)
      const differences = [...(await houseDifferences(tx, house)), ...(await firstDifferences(tx))]
      if (wallets !== explained)
        differences.unshift(`The wallets hold ${wallets} halalas, the house accounts ${explained}`)
      return { wallets, house, explained, differences }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function walletTotal(tx: Db): Promise<number> {
  const total = sql<number>`coalesce(sum(balance), 0)`.mapWith(Number)
  const [row] = await tx.select({ total }).from(sql`ledger_accounts`).where(sql`kind <> 'outside'`)
  return row!.total
}

/** Returns the house accounts whose balance differs from the sum of the rows that explain it. */
async function houseDifferences(tx: Db, house: HouseBalances): Promise<string[]> {
  const [cards, credits] = [await cardMoney(tx), await creditsInSuspense(tx)]
  const corrected = await correctedMoney(tx)
  const expected: Partial<Record<HouseAccount, number>> = {
    cards_in_transit: cards.inTransit + corrected.cards,
    payouts_in_transit: await moneyOfTransfers(tx, 'submitted'),
    suspense: -(cards.suspended + credits + (await moneyOfTransfers(tx, 'pending'))) - corrected.suspense,
  }
  return HOUSE_ACCOUNTS.flatMap(name => {
    const amount = expected[name]
    const differs = amount !== undefined && amount !== house[name]
    return differs ? [`The house account ${name} has ${house[name]} halalas, what it belongs to has ${amount}`] : []
  })
}

/** Sums of card top-ups in transit and in suspense. */
async function cardMoney(tx: Db): Promise<{ inTransit: number; suspended: number }> {
  const { credited, suspended, settledAt } = cardTopUps
  const [sums] = await tx
    .select({
      inTransit: sum(sql`${credited} + ${suspended}`, sql`${settledAt} is null`),
      suspended: sum(sql`${suspended}`, sql`true`),
    })
    .from(cardTopUps)
  return sums!
}

/** The sum of bank transfers that belong to no wallet and are still at our bank. */
async function creditsInSuspense(tx: Db): Promise<number> {
  const { amount, state, sentBackAt } = bankCredits
  const isOurs = sql`${state} = 'suspense' or (${state} = 'sent_back' and ${sentBackAt} is null)`
  const [sums] = await tx.select({ amount: sum(sql`${amount}`, isOurs) }).from(bankCredits)
  return sums!.amount
}

/** Sums of the corrections of `suspense` and of the card provider that two people have posted because of a file. */
async function correctedMoney(tx: Db): Promise<{ suspense: number; cards: number }> {
  const { correction, source, stateCause } = reconciliationDifferences
  const isPosted = sql`${stateCause} in ('suspense', 'fees')`
  const [sums] = await tx
    .select({
      suspense: sum(sql`${correction}`, sql`${stateCause} = 'suspense'`),
      cards: sum(sql`${correction}`, sql`${isPosted} and ${source} = 'cards'`),
    })
    .from(reconciliationDifferences)
  return sums!
}

/** The sum of the transfers that are `submitted` to the provider, or `pending` in suspense. */
async function moneyOfTransfers(tx: Db, inState: 'submitted' | 'pending'): Promise<number> {
  const { amount, state } = transfers
  const [sums] = await tx.select({ amount: sum(sql`${amount}`, sql`${state} = ${inState}`) }).from(transfers)
  return sums!.amount
}

const sum = (amount: SQL, condition: SQL) =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)

/**
 * There is no limit of one row: Postgres would expect to find that row soon, and choose nested loops, which take very long on a ledger without
 * differences.
 */
async function firstDifferences(tx: Db): Promise<string[]> {
  const differences: string[] = []
  for (const rule of RULES) {
    const first = sql<string | null>`min(difference)`
    const [row] = await tx.select({ first }).from(sql`(${rule}) as found`)
    if (row?.first) differences.push(row.first)
  }
  return differences
}

/** Each query selects a text `difference` for every row that breaks the rule. */
const RULES: readonly SQL[] = [
  sql`select format('Account %s has a balance of %s, its entries sum to %s', account.id, account.balance, coalesce(booked.amount, 0)) as difference
    from ledger_accounts as account
    left join (select account_id, sum(amount) as amount from entries group by account_id) as booked on booked.account_id = account.id
    where account.balance <> coalesce(booked.amount, 0)`,
  sql`select format('Posting %s has entries that sum to %s', posting_id, sum(amount)) as difference
    from entries group by posting_id having sum(amount) <> 0`,
  sql`select format('Account %s has %s on hold, its holds sum to %s', account.holds_for, account.balance, coalesce(held.amount, 0)) as difference
    from ledger_accounts as account
    left join (select account_id, sum(amount) as amount from holds where status = 'active' group by account_id) as held on held.account_id = account.holds_for
    where account.kind = 'on_hold' and account.balance <> coalesce(held.amount, 0)`,
  sql`select format('Transfer %s between wallets has sides that sum to %s', postings.transfer_id, sum(entries.amount)) as difference
    from postings
    join entries on entries.posting_id = postings.id
    join ledger_accounts on ledger_accounts.id = entries.account_id and ledger_accounts.kind = 'outside'
    where postings.transfer_id is not null and postings.refusal is null
    group by postings.transfer_id having sum(entries.amount) <> 0 or count(distinct postings.wallet_id) <> 2`,
  sql`select format('Transfer %s is %s, its hold %s', transfers.id, transfers.state, holds.status) as difference
    from transfers join holds on holds.id = transfers.hold_id
    where holds.status <> case
      when transfers.state in ('held', 'submitting', 'unknown', 'submitted') then 'active'
      when transfers.state in ('paid', 'returned') then 'captured' else 'released' end`,
]
