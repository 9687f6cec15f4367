import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { HOUSE_ACCOUNTS, type HouseAccount, houseMoves } from '#api/kernel/db/schema/house-moves.ts'
import { entries, ledgerAccounts, postings } from '#api/kernel/db/schema/ledger.ts'

export interface HouseMove {
  /** The idempotency key of the move. A repeated key moves nothing. */
  key: string
  from: HouseAccount
  to: HouseAccount
  /** The amount in halalas. */
  amount: number
}

/** Moves money between house accounts, once for each key. Returns whether this call has moved it. */
export async function moveHouseMoney(tx: Db, move: HouseMove, now: Date): Promise<boolean> {
  const moved = await tx
    .insert(houseMoves)
    .values({ id: crypto.randomUUID(), ...move, createdAt: now })
    .onConflictDoNothing({ target: houseMoves.key })
    .returning({ id: houseMoves.id })
  return moved.length > 0
}

export type HouseBalances = Record<HouseAccount, number>

/** Returns the balances of the house accounts in halalas: what wallets exchanged with the outside through them, and what moved between them. */
export async function houseBalances(db: Db): Promise<HouseBalances> {
  const account = sql<HouseAccount>`account`
  const amount = sql<number>`sum(amount)`.mapWith(Number)
  const rows = await db
    .select({ account, amount })
    .from(
      sql`(
        select ${postings.houseAccount} as account, -${entries.amount} as amount
        from ${postings}
        join ${entries} on ${entries.postingId} = ${postings.id}
        join ${ledgerAccounts} on ${ledgerAccounts.id} = ${entries.accountId} and ${ledgerAccounts.kind} = 'outside'
        where ${postings.houseAccount} is not null
        union all select ${houseMoves.from}, -${houseMoves.amount} from ${houseMoves}
        union all select ${houseMoves.to}, ${houseMoves.amount} from ${houseMoves}
      ) as moved`,
    )
    .groupBy(account)
  const balances = Object.fromEntries(HOUSE_ACCOUNTS.map(name => [name, 0])) as HouseBalances
  for (const row of rows) balances[row.account] = row.amount
  return balances
}
