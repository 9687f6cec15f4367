import type { WalletAction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { actionCode, isOfAction, presentAction, requireWaiting, sendActionCode } from './wallet-actions.ts'

/** Sends another code for an action that waits for one. */
export async function resendWalletActionCode(
  deps: Deps,
  bearer: SessionBearer,
  actionId: string,
): Promise<WalletAction> {
  const action = await requireWaiting(deps, bearer.account, actionId)
  const last = await findCode(deps.db, actionCode(action))
  if (!last || last.consumedAt || !isOfAction(action, bearer)(last)) throw new PlinkError('ACTION_EXPIRED')
  return presentAction(deps, action, await sendActionCode(deps, bearer, action, true))
}
