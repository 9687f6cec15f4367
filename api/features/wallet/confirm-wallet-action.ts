import { and, eq, isNull } from 'drizzle-orm'
import type { WalletActionResult } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { walletActions } from '#api/kernel/db/schema/wallet.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { performAction } from './action-kinds.ts'
import { actionCode, actionGuesses, isOfAction, requireWaiting } from './wallet-actions.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Makes the change, once. If the wallet no longer allows it, the code stays valid. */
export async function confirmWalletAction(
  deps: Deps,
  bearer: SessionBearer,
  actionId: string,
  otp: string,
): Promise<WalletActionResult> {
  const { account } = bearer
  const action = await requireWaiting(deps, account, actionId)
  const { id, walletId, request } = action
  const now = deps.clock()
  const attempt = { code: otp, guesses: actionGuesses(bearer), isForAttempt: isOfAction(action, bearer) }
  return redeemCode(deps, actionCode(action), attempt, REFUSALS, async tx => {
    const lockedWallet = await lockWallet(tx, walletId)
    if (!(await markConfirmed(tx, id, now))) throw new PlinkError('ACTION_EXPIRED')
    return keepResponse(tx, {
      actionId: id,
      type: request.type,
      ...(await performAction(tx, lockedWallet, request, now)),
    })
  })
}

/** Returns false if the action was confirmed before. */
async function markConfirmed(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(walletActions)
    .set({ confirmedAt: now })
    .where(and(eq(walletActions.id, id), isNull(walletActions.confirmedAt)))
    .returning({ id: walletActions.id })
  return rows.length > 0
}
