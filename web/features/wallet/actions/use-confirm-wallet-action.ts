import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { WalletActionResult } from '#web/api/generated/model/index.ts'
import { type ConfirmWalletActionMutationError, confirmWalletAction } from '#web/api/generated/wallet.ts'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { incompleteProblem, type OtpProblem } from '#web/one-time-code/otp-problem.ts'
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
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [news, setNews] = useState(0)
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const [over, setOver] = useState<ApiError | null>(null)

  const show = (found: OtpProblem | null) => {
    setProblem(found)
    setNews(count => count + 1)
  }
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
    else if (kind === 'invalid') show({ kind, attemptsRemaining })
    else show(kind === 'expired' ? { kind } : { kind, error })
  }
  const [verify, isVerifying] = useSingleFlight(async (code: PartialCode) => {
    const incomplete = incompleteProblem(code)
    if (incomplete) return show(incomplete)
    try {
      const headers = { 'Idempotency-Key': keyFor(code) }
      onDone(await confirmWalletAction(pending.actionId, { otp: code }, { headers }))
      refreshWallet()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  })
  const resending = useResendWalletActionCode(pending, {
    onPending,
    onSent: () => setProblem(null),
    onLocked: lock,
    onOver: end,
  })
  const forgive = () => {
    if (problem?.kind !== 'expired') setProblem(null)
  }
  const expire = () => setProblem({ kind: 'expired' })
  return {
    ...resending,
    problem,
    news,
    lockedUntil,
    over,
    verify,
    isVerifying,
    forgive,
    expire,
    unlock: () => setLockedUntil(null),
  }
}
