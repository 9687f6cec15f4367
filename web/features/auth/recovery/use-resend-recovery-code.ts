import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type ForgotPasswordMutationError, useForgotPassword } from '#web/api/generated/auth.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { paths } from '#web/paths.ts'
import { recoveryLockOf } from '../account-lock.ts'
import { identityOutcomeOf } from './identity-outcome.ts'
import { remember } from './recovery-memory.ts'
import { codeResent, type Recovery } from './recovery-state.ts'

/**
 * Resends the code of a running recovery. The page keeps the recovery in its location state. `over` is the error of a
 * recovery that has ended.
 */
export function useResendRecoveryCode(recovery: Recovery, onSent: () => void) {
  const { mutateAsync: forgotPassword } = useForgotPassword()
  const [over, setOver] = useState<ForgotPasswordMutationError | null>(null)
  const navigate = useNavigate()

  const updateRecovery = (nextRecovery: Recovery) => {
    remember({ underWay: nextRecovery })
    navigate('.', { replace: true, state: nextRecovery })
  }
  const resending = useResendCode({
    send: () => {
      setOver(null)
      // An empty date of birth resends the code of the running recovery, whatever proof it started with.
      return forgotPassword({ data: { idUnn: recovery.idUnn, dateOfBirth: '' } })
    },
    onSent: response => {
      remember({ refusedCode: '' })
      updateRecovery(codeResent(recovery, response, serverNow()))
      onSent()
    },
    onRefused: (error: ForgotPasswordMutationError) => {
      const outcome = identityOutcomeOf(error)
      const { retryAfterSeconds = OTP_RESEND_SECONDS } = error.body
      if (outcome === 'locked') navigate(paths.accountLocked, { state: recoveryLockOf(error.body, serverNow()) })
      else if (outcome === 'wait') updateRecovery({ ...recovery, resendAt: serverNow() + retryAfterSeconds * 1000 })
      else if (outcome === 'over') setOver(error)
      else return { kind: 'failed', error }
      return null
    },
  })
  return { ...resending, over }
}
