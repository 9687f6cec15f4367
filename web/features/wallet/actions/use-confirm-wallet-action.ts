import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import type { WalletActionResult } from '#web/api/generated/model/index.ts'
import { type ConfirmWalletActionMutationError, confirmWalletAction } from '#web/api/generated/wallet.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { useCodeProblem, useVerifyCode } from '#web/one-time-code/use-verify-code.ts'
import { confirmProblemOf } from './action-problem.ts'
import type { PendingAction } from './pending-action.ts'
import { useRefreshWallet } from './use-refresh-wallet.ts'
import { useResendWalletActionCode } from './use-resend-wallet-action-code.ts'

export interface ConfirmEvents {
  /** Another code is on its way. */
  onPending: (pending: PendingAction) => void
  onDone: (result: WalletActionResult) => void
}

/** The code of a change: what was wrong with the last one, and the ways on. */
export function useConfirmWalletAction(pending: PendingAction, { onPending, onDone }: ConfirmEvents) {
  const { keyFor, clearKey } = useIdempotencyKey()
  const refreshWallet = useRefreshWallet()
  const { problem, focusRequest, showProblem, clearProblem, expire } = useCodeProblem()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const [over, setOver] = useState<ApiError | null>(null)

  const lock = (seconds = LOCKOUT_SECONDS) => setLockedUntil(Date.now() + seconds * 1000)
  const end = (error: ApiError) => {
    refreshWallet()
    setOver(error)
  }
  const refused = (error: ConfirmWalletActionMutationError) => {
    const { attemptsRemaining, retryAfterSeconds } = error.body
    const kind = confirmProblemOf(error)
    if (kind !== 'failed') clearKey()
    if (kind === 'locked') lock(retryAfterSeconds)
    else if (kind === 'over') end(error)
    else if (kind === 'invalid') showProblem({ kind, attemptsRemaining })
    else showProblem(kind === 'expired' ? { kind } : { kind, error })
  }
  const [verify, isVerifying] = useVerifyCode({
    verify: otp => confirmWalletAction(pending.actionId, { otp }, { headers: { 'Idempotency-Key': keyFor(otp) } }),
    onVerified: result => {
      onDone(result)
      refreshWallet()
    },
    onIncomplete: showProblem,
    onRefused: refused,
  })
  const resending = useResendWalletActionCode(pending, {
    onPending,
    onSent: () => showProblem(null),
    onLocked: lock,
    onOver: end,
  })
  return {
    ...resending,
    problem,
    focusRequest,
    lockedUntil,
    over,
    verify,
    isVerifying,
    clearProblem,
    expire,
    unlock: () => setLockedUntil(null),
  }
}
