import { useState } from 'react'
import { LOCKOUT_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import type { Error as ErrorBody } from '#web/api/generated/plinkAPI.schemas.ts'
import type { KeyHeaders } from '#web/api/idempotency-key.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { useCodeProblem, useVerifyCode } from '#web/one-time-code/use-verify-code.ts'

/** The outcome of a code. `over`: the action is no longer possible, whatever the code. */
export type ConfirmOutcome = 'invalid' | 'expired' | 'locked' | 'over' | 'failed'

export type ResendOutcome = 'wait' | 'locked' | 'over' | 'failed'

interface CodeCalls<Result, Sent, Refused extends ErrorBody, NotSent extends ErrorBody> {
  confirm: (otp: PartialCode, headers: KeyHeaders) => Promise<Result>
  outcomeOf: (error: ApiError<Refused>) => ConfirmOutcome
  onDone: (result: Result) => void
  resend: () => Promise<Sent>
  resendOutcomeOf: (error: ApiError<NotSent>) => ResendOutcome
  onSent: (sent: Sent) => void
  /** Called with the time before which no other code can be requested, in milliseconds since 1970. */
  onWait: (resendAt: number) => void
}

/**
 * The state of a code screen: the problem of the last code, and the functions to confirm and resend. The callbacks are not called for a person who
 * has left the screen meanwhile. Work that must happen in any case belongs in `confirm` and `resend`.
 */
export function useConfirmCode<Result, Sent, Refused extends ErrorBody, NotSent extends ErrorBody>(
  calls: CodeCalls<Result, Sent, Refused, NotSent>,
) {
  const { keyFor, clearKeyAfter } = useIdempotencyKey()
  const refreshWallet = useRefreshWallet()
  const isHere = useIsHere()
  const { problem, focusRequest, showProblem, clearProblem, expire } = useCodeProblem()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const [over, setOver] = useState<ApiError | null>(null)
  const [codesSent, setCodesSent] = useState(0)

  const lock = (seconds = LOCKOUT_SECONDS) => setLockedUntil(serverNow() + seconds * 1000)
  const end = (error: ApiError) => {
    refreshWallet()
    setOver(error)
  }
  const handleRefusal = (error: ApiError<Refused>) => {
    const { attemptsRemaining, retryAfterSeconds } = error.body
    // A wrong code without a remaining attempt locks the screen, as the next code would.
    const kind = attemptsRemaining === 0 ? 'locked' : calls.outcomeOf(error)
    clearKeyAfter(error)
    if (kind === 'locked') lock(retryAfterSeconds)
    else if (kind === 'over') end(error)
    else if (kind === 'invalid') showProblem({ kind, attemptsRemaining })
    else showProblem(kind === 'expired' ? { kind } : { kind, error })
  }
  const [verify, isVerifying] = useVerifyCode({
    verify: otp => calls.confirm(otp, { 'Idempotency-Key': keyFor(otp) }),
    onVerified: result => {
      if (isHere()) calls.onDone(result)
      refreshWallet()
    },
    onIncomplete: showProblem,
    onRefused: handleRefusal,
  })
  const resending = useResendCode({
    send: calls.resend,
    onSent: sent => {
      if (!isHere()) return
      calls.onSent(sent)
      setCodesSent(codesSent + 1)
      showProblem(null)
    },
    onRefused: (error: ApiError<NotSent>) => {
      if (!isHere()) return null
      const kind = calls.resendOutcomeOf(error)
      const { retryAfterSeconds } = error.body
      if (kind === 'wait') calls.onWait(serverNow() + (retryAfterSeconds ?? OTP_RESEND_SECONDS) * 1000)
      else if (kind === 'locked') lock(retryAfterSeconds)
      else if (kind === 'over') end(error)
      else return { kind, error }
      return null
    },
  })
  return {
    ...resending,
    codesSent,
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
