import type { CompleteCallbackMutationError, GetCallbackStatusQueryError } from '#web/api/generated/auth.ts'
import type { CallbackState, LoginCompleted } from '#web/api/generated/model/index.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** How a sign-in that is confirmed in a call stands: as the call does, and once it is confirmed, as its completion. */
export type CallbackPhase = Exclude<CallbackState, 'confirmed'> | 'completing' | 'done' | 'failed'

/** Whether the server knows no such call any more. Any other failure to ask may pass. */
export const isLost = outcomes<GetCallbackStatusQueryError, boolean>(
  {
    CALLBACK_NOT_FOUND: true,
    VALIDATION_ERROR: true,
    RATE_LIMITED: false,
  },
  false,
)

const phaseOfError = outcomes<CompleteCallbackMutationError, CallbackPhase>(
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
  completionError: CompleteCallbackMutationError | null
}

export function callbackPhaseOf({ status, statusError, completed, completionError }: Followed): CallbackPhase {
  if (completionError) return phaseOfError(completionError)
  if (completed) return completed.accessToken && completed.refreshToken ? 'done' : 'failed'
  if (statusError && isLost(statusError)) return 'expired'
  return status === 'confirmed' ? 'completing' : (status ?? 'calling')
}
