import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { ledgerAccounts } from '#api/db/schema/ledger.ts'
import { subWallets, type Wallet, wallets } from '#api/db/schema/wallet.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

type Account = Pick<typeof ledgerAccounts.$inferSelect, 'id' | 'kind' | 'holdsFor' | 'balance'> & {
  subWalletId: string | null
  /** Of a sub-wallet. */
  name: string | null
}

/** A wallet and its accounts, which nobody else changes until the transaction ends. */
export interface LockedWallet {
  wallet: Wallet
  accounts: Account[]
}

/** Throws `WALLET_NOT_FOUND`. */
export async function lockWallet(tx: Db, walletId: string): Promise<LockedWallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  // A statement of its own: one that waited for the lock would answer the balances from before it.
  const accounts = await tx
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      holdsFor: ledgerAccounts.holdsFor,
      balance: ledgerAccounts.balance,
      subWalletId: subWallets.id,
      name: subWallets.name,
    })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.walletId, walletId))
  return { wallet, accounts }
}

/** The account of the main wallet, or of a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export function spendableOf({ accounts }: LockedWallet, subWalletId?: string): Account {
  const found = accounts.find(({ kind, subWalletId: id }) => (subWalletId ? id === subWalletId : kind === 'main'))
  if (!found) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  return found
}

/** The account for what is on hold of a spendable one. */
export const holdingOf = ({ accounts }: LockedWallet, spendableId: string): Account =>
  accounts.find(({ holdsFor }) => holdsFor === spendableId)!

export const outsideOf = ({ accounts }: LockedWallet): Account => accounts.find(({ kind }) => kind === 'outside')!
