import { useNavigate } from 'react-router-dom'
import {
  useVerifyLoginOtp as useVerifyLoginOtpMutation,
  type VerifyLoginOtpMutationError,
} from '#web/api/generated/auth.ts'
import type { LoginVerified } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { useVerifyCode } from '#web/one-time-code/use-verify-code.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import { useMessageLanguage } from '../use-message-language.ts'
import { keepTokens, pathAfterLogin } from './after-login.ts'
import type { CallbackState, LockedState, LoginOtpState } from './login-location-state.ts'
import { verifyProblemOf } from './login-problem.ts'

interface VerifyEvents {
  onProblem: (problem: OtpProblem) => void
  /** The sign-in no longer waits for a code. */
  onOver: () => void
}

/** Verifies the code and opens the next page: the call that confirms the sign-in, or the signed-in area. */
export function useVerifyLoginOtp(locationState: LoginOtpState, { onProblem, onOver }: VerifyEvents) {
  const { mutateAsync: verify } = useVerifyLoginOtpMutation(useMessageLanguage())
  const navigate = useNavigate()
  const { userId, phoneOrEmail, deviceInfo, from } = locationState

  const proceed = (response: LoginVerified) => {
    const { callbackId, deviceId } = response
    if (response.needsCallback && callbackId) {
      const state: CallbackState = { callbackId, deviceInfo, phoneOrEmail, from }
      // The specification passes these ids on. The page identifies the call by `callbackId`.
      navigate(paths.loginCallback, { replace: true, state: { ...state, deviceId, userId } })
    } else if (keepTokens(response)) {
      navigate(pathAfterLogin(response.nextStep, from), { replace: true })
    } else {
      onProblem({ kind: 'failed', error: null })
    }
  }
  const handleRefusal = (error: VerifyLoginOtpMutationError) => {
    const { attemptsRemaining } = error.body
    const kind = verifyProblemOf(error)
    if (kind === 'locked') {
      const state: LockedState = { ...accountLockOf(error.body, serverNow()), phoneOrEmail, from }
      navigate(paths.accountLocked, { replace: true, state })
    } else if (kind === 'over') onOver()
    else if (kind === 'invalid') onProblem({ kind, attemptsRemaining })
    else onProblem(kind === 'expired' ? { kind } : { kind, error })
  }
  return useVerifyCode({
    verify: otp => verify({ data: { userId, otp, device: deviceInfo } }),
    onVerified: proceed,
    onIncomplete: onProblem,
    onRefused: handleRefusal,
  })
}
