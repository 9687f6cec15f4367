import type { TopUp } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { cardTopUpOf, isOpen } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentOwnTopUp } from './present-own-top-ups.ts'

/** Returns the current state of a top-up. While it is open, the card provider is asked. Throws `WALLET_NOT_FOUND`, `TOP_UP_NOT_FOUND`. */
export async function getTopUp(deps: Deps, { account }: AccountBearer, topUpId: string): Promise<TopUp> {
  const wallet = await walletOf(deps.db, account.id)
  const topUp = await cardTopUpOf(deps.db, topUpId, wallet.id)
  if (!isOpen(topUp)) return presentOwnTopUp(deps, topUp)
  await refreshTopUp(deps, topUp)
  return presentOwnTopUp(deps, await cardTopUpOf(deps.db, topUpId))
}
