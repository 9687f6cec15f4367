import type { WalletAction, WalletActionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletActions } from '#api/kernel/db/schema/wallet.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { requirePossible, validAction } from './action-kinds.ts'
import { presentAction, sendActionCode } from './wallet-actions.ts'

/** Stores the requested change, after sending the code that confirms it. */
export async function createWalletAction(
  deps: Deps,
  bearer: SessionBearer,
  body: WalletActionRequest,
): Promise<WalletAction> {
  const { db, clock } = deps
  const request = validAction(deps, body)
  const { id: walletId } = await walletOf(db, bearer.account.id)
  await db.transaction(async tx => requirePossible(await lockWallet(tx, walletId), request))
  const action = { id: crypto.randomUUID(), walletId, request, createdAt: clock() }
  const code = await sendActionCode(deps, bearer, action)
  await db.insert(walletActions).values(action)
  return presentAction(deps, action, code)
}
