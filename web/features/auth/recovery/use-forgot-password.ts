import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ForgotPasswordMutationError,
  useForgotPassword as useForgotPasswordMutation,
} from '#web/api/generated/auth.ts'
import type { ForgotPasswordRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import { recoveryLockOf } from '../account-lock.ts'
import { identityOutcomeOf } from './identity-outcome.ts'
import { recoveryMemory, remember } from './recovery-memory.ts'
import { RECOVERY_PATHS, type Recovery, type RecoveryMethod, recoveryStarted } from './recovery-state.ts'

export type IdentityProblem = 'not_found' | 'unverified' | 'say_why'

/** Starts a recovery and opens the page of its code. Returns the problem to show if it does not start. */
export function useForgotPassword(method: RecoveryMethod) {
  const { mutateAsync: forgotPassword, error } = useForgotPasswordMutation()
  const navigate = useNavigate()

  const proceed = (recovery: Recovery) => {
    remember({ underWay: recovery })
    navigate(RECOVERY_PATHS[method].code, { state: recovery })
    return null
  }
  const problemOf = (idUnn: string, cause: ForgotPasswordMutationError): IdentityProblem | null => {
    const outcome = identityOutcomeOf(cause)
    if (outcome === 'locked') {
      navigate(paths.accountLocked, { state: recoveryLockOf(cause.body, serverNow()) })
      return null
    }
    const { underWay } = recoveryMemory()
    if (outcome === 'wait' && underWay?.idUnn === idUnn) {
      // The previous code is still valid.
      const waitSeconds = cause.body.retryAfterSeconds ?? OTP_RESEND_SECONDS
      return proceed({ ...underWay, resendAt: serverNow() + waitSeconds * 1000 })
    }
    return outcome === 'not_found' || outcome === 'unverified' ? outcome : 'say_why'
  }
  const check = async (data: ForgotPasswordRequest): Promise<IdentityProblem | null> => {
    try {
      const recovery = recoveryStarted(data.idUnn, await forgotPassword({ data }), serverNow())
      if (recovery === null) return 'unverified'
      remember({ code: '', refusedCode: '' })
      return proceed(recovery)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return problemOf(data.idUnn, cause)
    }
  }
  return { check, error }
}
