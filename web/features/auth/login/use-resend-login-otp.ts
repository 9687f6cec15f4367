import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ResendLoginOtpMutationError,
  useResendLoginOtp as useResendLoginOtpMutation,
} from '#web/api/generated/auth.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import type { LockedArrival, LoginOtpArrival } from './arrivals.ts'
import { momentsOf } from './code-moments.ts'
import { resendProblemOf } from './login-code-problem.ts'

interface ResendEvents {
  onSent: () => void
  /** No sign-in of this browser waits for a code any more. */
  onOver: () => void
}

/** What to say about the last time a code was asked for. */
export type ResendNews = { kind: 'sent' } | { kind: 'failed' | 'say_why'; error: unknown }

export function useResendLoginOtp(arrival: LoginOtpArrival, { onSent, onOver }: ResendEvents) {
  const { mutateAsync: sendAgain } = useResendLoginOtpMutation()
  const [resendNews, setNews] = useState<ResendNews | null>(null)
  const navigate = useNavigate()
  const { userId, deviceInfo, phoneOrEmail, from } = arrival

  /** In the navigation, so that a reload knows it too. */
  const learn = (news: Partial<LoginOtpArrival>) =>
    navigate(paths.loginVerifyOtp, { replace: true, state: { ...arrival, ...news } })

  const refused = (error: ResendLoginOtpMutationError) => {
    const kind = resendProblemOf(error)
    const { retryAfterSeconds = OTP_RESEND_SECONDS } = error.body
    if (kind === 'wait') learn({ resendAt: Date.now() + retryAfterSeconds * 1000 })
    else if (kind === 'over') onOver()
    else if (kind === 'locked') {
      const state: LockedArrival = { ...accountLockOf(error.body, Date.now()), phoneOrEmail, from }
      navigate(paths.accountLocked, { replace: true, state })
    } else setNews({ kind, error })
  }
  const [resend, isResending] = useSingleFlight(async () => {
    setNews(null)
    try {
      const answer = await sendAgain({ data: { userId, device: deviceInfo } })
      learn({ otpCode: answer.otpCode, ...momentsOf(answer, Date.now()) })
      setNews({ kind: 'sent' })
      onSent()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  })
  return { resend, isResending, resendNews }
}
