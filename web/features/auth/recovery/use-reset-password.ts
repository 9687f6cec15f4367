import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ResetPasswordMutationError,
  useResetPassword as useResetPasswordMutation,
} from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import { endSession } from '#web/session/session-state.ts'
import { recoveryLockOf } from '../account-lock.ts'
import { finishRecovery, recoveryMemory, remember } from './recovery-memory.ts'
import type { ResetKeys } from './recovery-state.ts'

/** Resets the password and opens the page that confirms it. */
export function useResetPassword(keys: ResetKeys) {
  const { mutateAsync: resetPassword, error } = useResetPasswordMutation()
  // True also when the page is opened again with the refused code.
  const [isCodeRefused, setCodeRefused] = useState(() => recoveryMemory().refusedCode === keys.otp)
  const navigate = useNavigate()

  const refusalOf = (cause: ResetPasswordMutationError): Refusal | null => {
    const outcome = resetOutcomeOf(cause)
    setCodeRefused(outcome === 'code')
    if (outcome === 'code') remember({ refusedCode: keys.otp })
    if (outcome === 'password') return { fields: { password: 'common' } }
    if (outcome !== 'locked') return { form: outcome }
    navigate(paths.accountLocked, { replace: true, state: recoveryLockOf(cause.body, serverNow()) })
    return null
  }
  /** Returns the problem to show, or null. */
  const reset = async (newPassword: string): Promise<Refusal | null> => {
    try {
      await resetPassword({ data: { ...keys, newPassword } })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return refusalOf(cause)
    }
    // The server has ended every session, including one of this browser.
    endSession()
    finishRecovery(keys.resetToken)
    navigate(paths.resetPasswordSuccess, { replace: true, state: { isReset: true } })
    return null
  }
  return { reset, isCodeRefused, error }
}

/** The reaction of the screen when the password is not reset. */
type ResetOutcome = 'code' | 'password' | 'locked' | 'say_why' | 'failed'

const outcomeOf = outcomes<ResetPasswordMutationError, ResetOutcome>(
  {
    RESET_INVALID: 'code',
    VALIDATION_ERROR: 'code',
    ACCOUNT_LOCKED: 'locked',
    RATE_LIMITED: 'say_why',
    SERVER_BUSY: 'say_why',
  },
  'failed',
)

/** If the password is not the invalid field, the token or the code is malformed. */
export function resetOutcomeOf(error: ResetPasswordMutationError): ResetOutcome {
  const { body } = error
  if (body.code === 'VALIDATION_ERROR' && body.fields?.newPassword) return 'password'
  return outcomeOf(error)
}
