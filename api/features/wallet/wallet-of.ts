import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { ledgerAccounts } from '#api/db/schema/ledger.ts'
import { subWallets, type Wallet, wallets } from '#api/db/schema/wallet.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** The wallet of an account. Throws `WALLET_NOT_FOUND`: it opens with the profile. */
export async function walletOf(db: Db, accountId: string): Promise<Wallet> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId))
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return wallet
}

/** Where the money of the main wallet, or of a sub-wallet, stands. Throws `SUB_WALLET_NOT_FOUND`. */
export async function accountOf(db: Db, walletId: string, subWalletId?: string) {
  const ofWallet = eq(ledgerAccounts.walletId, walletId)
  const [account] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(ofWallet, subWalletId ? eq(subWallets.id, subWalletId) : eq(ledgerAccounts.kind, 'main')))
  if (!account) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  return account
}
