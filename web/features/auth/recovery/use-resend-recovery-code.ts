import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type ForgotPasswordMutationError, useForgotPassword } from '#web/api/generated/auth.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { paths } from '#web/paths.ts'
import { recoveryLockOf } from '../account-lock.ts'
import { identityOutcomeOf } from './identity-outcome.ts'
import { remember } from './recovery-memory.ts'
import { codeResent, type Recovery } from './recovery-state.ts'

/** What to say about the last time a code was asked for. */
export type AgainNews = { kind: 'sent' } | { kind: 'over' | 'failed'; error: ForgotPasswordMutationError }

/** Sends the code of a recovery under way again; what the page knows of it stays in its navigation state. */
export function useResendRecoveryCode(recovery: Recovery, onSent: () => void) {
  const { mutateAsync: forgotPassword } = useForgotPassword()
  const [news, setNews] = useState<AgainNews | null>(null)
  const navigate = useNavigate()

  const keep = (known: Recovery) => {
    remember({ underWay: known })
    navigate('.', { replace: true, state: known })
  }
  const refused = (error: ForgotPasswordMutationError) => {
    const outcome = identityOutcomeOf(error)
    const { retryAfterSeconds = OTP_RESEND_SECONDS } = error.body
    if (outcome === 'locked') navigate(paths.accountLocked, { state: recoveryLockOf(error.body, Date.now()) })
    else if (outcome === 'wait') keep({ ...recovery, resendAt: Date.now() + retryAfterSeconds * 1000 })
    else setNews({ kind: outcome === 'over' ? 'over' : 'failed', error })
  }
  const [resend, isResending] = useSingleFlight(async () => {
    setNews(null)
    try {
      // An empty date of birth asks for the code of the recovery under way, whichever way it began.
      const answer = await forgotPassword({ data: { idUnn: recovery.idUnn, dateOfBirth: '' } })
      keep(codeResent(recovery, answer, Date.now()))
      setNews({ kind: 'sent' })
      onSent()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  })
  return { resend, isResending, news }
}
