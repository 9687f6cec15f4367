import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import {
  type ResendLoginOtpMutationError,
  useResendLoginOtp as useResendLoginOtpMutation,
} from '#web/api/generated/auth.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import { codeTimesOf } from './code-times.ts'
import type { LockedState, LoginOtpState } from './login-location-state.ts'
import { resendProblemOf } from './login-problem.ts'

interface ResendEvents {
  onSent: () => void
  /** The sign-in no longer waits for a code. */
  onOver: () => void
}

/** Resends the code of a sign-in. */
export function useResendLoginOtp(locationState: LoginOtpState, { onSent, onOver }: ResendEvents) {
  const { mutateAsync: resendLoginOtp } = useResendLoginOtpMutation()
  const navigate = useNavigate()
  const { userId, deviceInfo, phoneOrEmail, from } = locationState

  /** Location state survives a reload. */
  const updateLocationState = (changes: Partial<LoginOtpState>) =>
    navigate(paths.loginVerifyOtp, { replace: true, state: { ...locationState, ...changes } })

  return useResendCode({
    send: () => resendLoginOtp({ data: { userId, device: deviceInfo } }),
    onSent: response => {
      updateLocationState({ otpCode: response.otpCode, ...codeTimesOf(response, serverNow()) })
      onSent()
    },
    onRefused: (error: ResendLoginOtpMutationError) => {
      const kind = resendProblemOf(error)
      const { retryAfterSeconds = OTP_RESEND_SECONDS } = error.body
      if (kind === 'wait') updateLocationState({ resendAt: serverNow() + retryAfterSeconds * 1000 })
      else if (kind === 'over') onOver()
      else if (kind === 'locked') {
        const state: LockedState = { ...accountLockOf(error.body, serverNow()), phoneOrEmail, from }
        navigate(paths.accountLocked, { replace: true, state })
      } else return { kind, error }
      return null
    },
  })
}
