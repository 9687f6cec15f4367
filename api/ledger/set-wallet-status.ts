import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type Wallet, wallets } from '#api/db/schema/wallet.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { LockedWallet } from './locked-wallet.ts'

/** Throws `WALLET_STATUS_UNCHANGED`. */
export function requireChange({ status }: Wallet, wanted: Wallet['status']): void {
  if (status === wanted) throw new PlinkError('WALLET_STATUS_UNCHANGED')
}

/** Throws `WALLET_STATUS_UNCHANGED`. */
export async function setWalletStatus(tx: Db, { wallet }: LockedWallet, status: Wallet['status']): Promise<void> {
  requireChange(wallet, status)
  await tx.update(wallets).set({ status }).where(eq(wallets.id, wallet.id))
}
