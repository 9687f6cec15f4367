import type { CallbackState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { findCall } from './auth.store.ts'
import { refreshCallStatus } from './login-call-status.ts'

const MESSAGES: Record<CallbackState, string> = {
  calling: 'We are calling your phone',
  pending: 'Waiting for you to press 1 or 2',
  confirmed: 'You confirmed the sign-in',
  rejected: 'Login cancelled. You pressed 2 to reject this login request.',
  expired: 'Verification expired. Please try logging in again.',
}

export async function getCallbackStatus(deps: Deps, callbackId: string) {
  const call = await findCall(deps.db, callbackId)
  if (!call) throw new PlinkError('CALLBACK_NOT_FOUND')
  const status = await refreshCallStatus(deps, call)
  return { status, message: MESSAGES[status] }
}
