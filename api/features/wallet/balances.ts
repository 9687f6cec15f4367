import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { at } from '#api/db/schema/columns.ts'
import { entries, ledgerAccounts, subWallets } from '#api/db/schema/ledger.ts'

/** The money of the main wallet or of a sub-wallet, in halalas. */
export interface Balance {
  accountId: string
  /** Null for the main wallet. */
  subWallet: typeof subWallets.$inferSelect | null
  available: number
  onHold: number
  /** Available and on hold at the earlier moment. */
  earlierTotal: number
  isClosed: boolean
}

/**
 * The balance of the main wallet, then those of the sub-wallets that are not closed, oldest first.
 * @param earlier the moment to compare with
 */
export async function balancesOf(db: Db, walletId: string, earlier: Date): Promise<Balance[]> {
  return (await allBalancesOf(db, walletId, earlier)).filter(({ isClosed }) => !isClosed)
}

/** Also those of closed sub-wallets, which had money earlier. */
export async function allBalancesOf(db: Db, walletId: string, earlier: Date): Promise<Balance[]> {
  const earlierBalance = sql<number>`coalesce((
    select ${entries.balanceAfter} from ${entries}
    where ${entries.accountId} = ${ledgerAccounts.id} and ${entries.createdAt} <= ${at(earlier)}
    order by ${entries.createdAt} desc, ${entries.sequence} desc limit 1), 0)`.mapWith(Number)
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      holdsFor: ledgerAccounts.holdsFor,
      isClosed: ledgerAccounts.isClosed,
      balance: ledgerAccounts.balance,
      earlierBalance,
      subWallet: subWallets,
    })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.walletId, walletId), sql`${ledgerAccounts.kind} <> 'outside'`))
    .orderBy(sql`${subWallets.createdAt} nulls first`, asc(subWallets.slot), asc(ledgerAccounts.kind))
  return rows
    .filter(({ holdsFor }) => holdsFor === null)
    .map(account => {
      const holding = rows.find(({ holdsFor }) => holdsFor === account.id)
      return {
        accountId: account.id,
        subWallet: account.subWallet,
        isClosed: account.isClosed,
        available: account.balance,
        onHold: holding?.balance ?? 0,
        earlierTotal: account.earlierBalance + (holding?.earlierBalance ?? 0),
      }
    })
}
