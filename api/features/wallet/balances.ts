import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { entries, ledgerAccounts, subWallets } from '#api/kernel/db/schema/ledger.ts'
import type { SubWalletRow } from '#api/money/ledger/wallets.ts'

/** The money of the main wallet or of a sub-wallet, in halalas. */
export interface Balance {
  accountId: string
  /** The sub-wallet, or null for the main wallet. */
  subWallet: Pick<SubWalletRow, 'id' | 'name' | 'slot' | 'createdAt'> | null
  available: number
  onHold: number
  /** The sum of both amounts at the earlier moment. */
  earlierTotal: number
  isClosed: boolean
}

/** The columns of `toBalances`, of ledger accounts joined with their sub-wallets. The moment to compare with is the placeholder `earlier`. */
export const BALANCE_COLUMNS = {
  id: ledgerAccounts.id,
  holdsFor: ledgerAccounts.holdsFor,
  isClosed: ledgerAccounts.isClosed,
  balance: ledgerAccounts.balance,
  earlierBalance: sql<number>`coalesce((
    select ${entries.balanceAfter} from ${entries}
    where ${entries.accountId} = ${ledgerAccounts.id} and ${entries.createdAt} <= ${at(sql.placeholder('earlier'))}
    order by ${entries.createdAt} desc, ${entries.sequence} desc limit 1), 0)`
    .mapWith(Number)
    .as('earlier_balance'),
  subWalletId: subWallets.id,
  name: subWallets.name,
  slot: subWallets.slot,
  createdAt: subWallets.createdAt,
}

/** The main wallet comes first, then the sub-wallets, oldest first. */
export const BALANCE_ORDER = [
  sql`${subWallets.createdAt} nulls first`,
  asc(subWallets.slot),
  asc(ledgerAccounts.kind),
] as const

const accountsOfWallet = prepareSelect(
  new QueryBuilder()
    .select(BALANCE_COLUMNS)
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.walletId, sql.placeholder('walletId')), ne(ledgerAccounts.kind, 'outside')))
    .orderBy(...BALANCE_ORDER),
)
type AccountRow = Awaited<ReturnType<typeof accountsOfWallet>>[number]

/**
 * The balances of the main wallet and of the sub-wallets that are not closed.
 * @param earlier the moment to compare with
 */
export async function balancesOf(db: Db, walletId: string, earlier: Date): Promise<Balance[]> {
  const rows = await accountsOfWallet(db, { walletId, earlier: earlier.toISOString() })
  return toBalances(rows).filter(({ isClosed }) => !isClosed)
}

/** Adds the amount on hold to each account. Closed sub-wallets are included, because they had money earlier. */
export function toBalances(rows: AccountRow[]): Balance[] {
  return rows
    .filter(({ holdsFor }) => holdsFor === null)
    .map(({ id, isClosed, balance, earlierBalance, subWalletId, name, slot, createdAt }) => {
      const holding = rows.find(({ holdsFor }) => holdsFor === id)
      return {
        accountId: id,
        subWallet: subWalletId && name && createdAt ? { id: subWalletId, name, slot, createdAt } : null,
        isClosed,
        available: balance,
        onHold: holding?.balance ?? 0,
        earlierTotal: earlierBalance + (holding?.earlierBalance ?? 0),
      }
    })
}
