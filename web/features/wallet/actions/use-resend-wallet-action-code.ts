import { useState } from 'react'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ResendWalletActionCodeMutationError,
  useResendWalletActionCode as useResendWalletActionCodeMutation,
} from '#web/api/generated/wallet.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { resendProblemOf } from './action-problem.ts'
import { type PendingAction, pendingActionOf } from './pending-action.ts'

interface ResendEvents {
  onPending: (pending: PendingAction) => void
  onSent: () => void
  onLocked: (seconds?: number) => void
  /** This change waits for no code any more. */
  onOver: (error: ApiError) => void
}

/** What to say about the last time a code was asked for. */
export type ResendNews = { kind: 'sent' } | { kind: 'failed'; error: unknown }

export function useResendWalletActionCode(
  pending: PendingAction,
  { onPending, onSent, onLocked, onOver }: ResendEvents,
) {
  const { mutateAsync: sendAgain } = useResendWalletActionCodeMutation()
  const [resendNews, setNews] = useState<ResendNews | null>(null)
  const [codesSent, setCodesSent] = useState(0)
  const { actionId } = pending

  const refused = (error: ResendWalletActionCodeMutationError) => {
    const kind = resendProblemOf(error)
    const { retryAfterSeconds } = error.body
    if (kind === 'wait')
      onPending({ ...pending, resendAt: Date.now() + (retryAfterSeconds ?? OTP_RESEND_SECONDS) * 1000 })
    else if (kind === 'locked') onLocked(retryAfterSeconds)
    else if (kind === 'over') onOver(error)
    else setNews({ kind, error })
  }
  const [resend, isResending] = useSingleFlight(async () => {
    setNews(null)
    try {
      onPending(pendingActionOf(await sendAgain({ actionId }), Date.now()))
      setNews({ kind: 'sent' })
      setCodesSent(codesSent + 1)
      onSent()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  })
  return { resend, isResending, resendNews, codesSent }
}
