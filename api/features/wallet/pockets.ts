import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { at } from '#api/db/schema/columns.ts'
import { entries, ledgerAccounts } from '#api/db/schema/ledger.ts'
import { subWallets } from '#api/db/schema/wallet.ts'

/** Money in one place, in halalas: of the main wallet, or of a sub-wallet. */
export interface Pocket {
  accountId: string
  subWallet: typeof subWallets.$inferSelect | null
  available: number
  onHold: number
  /** Available and on hold, at the moment to compare with. */
  balanceThen: number
}

/** The main wallet, then the sub-wallets, oldest first. */
export async function pocketsOf(db: Db, walletId: string, then: Date): Promise<Pocket[]> {
  const balanceThen = sql<number>`coalesce((
    select ${entries.balanceAfter} from ${entries}
    where ${entries.accountId} = ${ledgerAccounts.id} and ${entries.createdAt} <= ${at(then)}
    order by ${entries.createdAt} desc, ${entries.sequence} desc limit 1), 0)`.mapWith(Number)
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      holdsFor: ledgerAccounts.holdsFor,
      balance: ledgerAccounts.balance,
      balanceThen,
      subWallet: subWallets,
    })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.walletId, walletId), sql`${ledgerAccounts.kind} <> 'outside'`))
    .orderBy(sql`${subWallets.slot} nulls first`, asc(ledgerAccounts.kind))
  return rows
    .filter(({ holdsFor }) => holdsFor === null)
    .map(account => {
      const holding = rows.find(({ holdsFor }) => holdsFor === account.id)
      return {
        accountId: account.id,
        subWallet: account.subWallet,
        available: account.balance,
        onHold: holding?.balance ?? 0,
        balanceThen: account.balanceThen + (holding?.balanceThen ?? 0),
      }
    })
}
