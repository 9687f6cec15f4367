import type { CompleteCallbackQueryError, GetCallbackStatusQueryError } from '#web/api/generated/auth.ts'
import type { CallbackState, LoginCompleted } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** The phase of a sign-in by phone call: the status of the call, and after its confirmation that of the completion. */
export type CallbackPhase = Exclude<CallbackState, 'confirmed'> | 'completing' | 'done' | 'failed'

/** Whether the server no longer knows the call. Other errors are temporary. */
export const isLost = outcomes<GetCallbackStatusQueryError, boolean>(
  {
    CALLBACK_NOT_FOUND: true,
    VALIDATION_ERROR: true,
    RATE_LIMITED: false,
  },
  false,
)

const phaseOfError = outcomes<CompleteCallbackQueryError, CallbackPhase>(
  {
    ACCOUNT_LOCKED: 'failed',
    CALLBACK_EXPIRED: 'expired',
    CALLBACK_NOT_FOUND: 'failed',
    CALLBACK_NOT_CONFIRMED: 'failed',
    VALIDATION_ERROR: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

interface Followed {
  status: CallbackState | undefined
  statusError: GetCallbackStatusQueryError | null
  completed: LoginCompleted | undefined
  completionError: CompleteCallbackQueryError | null
}

export function callbackPhaseOf({ status, statusError, completed, completionError }: Followed): CallbackPhase {
  if (completionError) return phaseOfError(completionError)
  if (completed) return completed.accessToken && completed.refreshToken ? 'done' : 'failed'
  if (statusError && isLost(statusError)) return 'expired'
  return status === 'confirmed' ? 'completing' : (status ?? 'calling')
}
