import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { closeSubWallet as close, lockWallet } from '#api/money/ledger/wallets.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Throws `SUB_WALLET_NOT_FOUND`, `SUB_WALLET_NOT_EMPTY`. */
export async function closeSubWallet({ db }: Deps, { account }: AccountBearer, subWalletId: string): Promise<void> {
  const { id } = await walletOf(db, account.id)
  await db.transaction(async tx => close(tx, await lockWallet(tx, id), subWalletId))
}
