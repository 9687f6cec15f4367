import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { ledgerAccounts, subWallets } from '#api/kernel/db/schema/ledger.ts'
import { type Wallet, wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

const walletOfAccount = prepareSelect(
  new QueryBuilder()
    .select(getTableColumns(wallets))
    .from(wallets)
    .where(eq(wallets.accountId, sql.placeholder('accountId'))),
)

/** Returns the wallet of an account. Throws `WALLET_NOT_FOUND` before there is a profile, with which the wallet is opened. */
export async function walletOf(db: Db, accountId: string): Promise<Wallet> {
  const [wallet] = await walletOfAccount(db, { accountId })
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return wallet
}

/** Returns the ledger account of the main wallet, or of a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export async function ledgerAccountOf(db: Db, walletId: string, subWalletId?: string): Promise<{ id: string }> {
  const ofWallet = eq(ledgerAccounts.walletId, walletId)
  const [account] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(ofWallet, subWalletId ? eq(subWallets.id, subWalletId) : eq(ledgerAccounts.kind, 'main')))
  if (!account) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  return account
}
