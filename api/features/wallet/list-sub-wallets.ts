import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import { balancesOf } from './balances.ts'
import { presentSubWallet } from './present-wallet.ts'

/** The sub-wallets with their balances, oldest first. */
export async function listSubWallets({ db, clock }: Deps, { account }: AccountBearer) {
  const { id } = await walletOf(db, account.id)
  const balances = await balancesOf(db, id, clock())
  return {
    items: balances.flatMap(balance => (balance.subWallet ? [presentSubWallet(balance.subWallet, balance)] : [])),
    nextCursor: null,
    max: MAX_SUB_WALLETS,
  }
}
