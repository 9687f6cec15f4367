import type { SubWallet } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, renameSubWallet as rename } from '#api/money/ledger/wallets.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { validSubWalletName } from './action-kinds.ts'
import { balancesOf } from './balances.ts'
import { presentSubWallet } from './present-wallet.ts'

/** Throws `VALIDATION_ERROR`, `SUB_WALLET_NOT_FOUND`. */
export async function renameSubWallet(
  { db, clock }: Deps,
  { account }: AccountBearer,
  subWalletId: string,
  input: string,
): Promise<SubWallet> {
  const name = validSubWalletName(input)
  const { id } = await walletOf(db, account.id)
  return db.transaction(async tx => {
    const row = await rename(tx, await lockWallet(tx, id), subWalletId, name)
    const balance = (await balancesOf(tx, id, clock())).find(({ subWallet }) => subWallet?.id === subWalletId)
    if (!balance) throw new PlinkError('SUB_WALLET_NOT_FOUND')
    return presentSubWallet(row, balance)
  })
}
