import type { CompleteCallbackMutationError, GetCallbackStatusQueryError } from '#web/api/generated/auth.ts'
import type { CallbackState, LoginCompleted } from '#web/api/generated/model/index.ts'

/** How a sign-in that is confirmed in a call stands: as the call does, and once it is confirmed, as its completion. */
export type CallbackPhase = Exclude<CallbackState, 'confirmed'> | 'completing' | 'done' | 'failed'

const STATUS_LOST: Record<GetCallbackStatusQueryError['body']['code'], boolean> = {
  CALLBACK_NOT_FOUND: true,
  VALIDATION_ERROR: true,
  RATE_LIMITED: false,
  UNKNOWN_ERROR: false,
  TIMEOUT: false,
  NETWORK_ERROR: false,
}

/** Whether there is no such call to ask for any more; any other failure to ask may pass. */
export function isLost({ body }: GetCallbackStatusQueryError): boolean {
  return STATUS_LOST[body.code]
}

const NOT_COMPLETED: Record<CompleteCallbackMutationError['body']['code'], CallbackPhase> = {
  ACCOUNT_LOCKED: 'failed',
  CALLBACK_EXPIRED: 'expired',
  CALLBACK_NOT_FOUND: 'failed',
  CALLBACK_NOT_CONFIRMED: 'failed',
  VALIDATION_ERROR: 'failed',
  MALFORMED_JSON: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  RATE_LIMITED: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

interface Followed {
  status: CallbackState | undefined
  statusError: GetCallbackStatusQueryError | null
  completed: LoginCompleted | undefined
  completionError: CompleteCallbackMutationError | null
}

export function callbackPhaseOf({ status, statusError, completed, completionError }: Followed): CallbackPhase {
  if (completionError) return NOT_COMPLETED[completionError.body.code] ?? 'failed'
  if (completed) return completed.accessToken && completed.refreshToken ? 'done' : 'failed'
  if (statusError && isLost(statusError)) return 'expired'
  return status === 'confirmed' ? 'completing' : (status ?? 'calling')
}
