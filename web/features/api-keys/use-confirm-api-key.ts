import { useQueryClient } from '@tanstack/react-query'
import { getListSecurityEventsQueryKey } from '#web/api/generated/account.ts'
import {
  type ConfirmApiKeyMutationError,
  getListApiKeysQueryKey,
  type ResendApiKeyCodeMutationError,
  useConfirmApiKey as useConfirmApiKeyMutation,
  useResendApiKeyCode,
} from '#web/api/generated/api-keys.ts'
import type { NewApiKey } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type PendingKey, pendingOf } from './api-key-step.ts'

const confirmOutcomeOf = outcomes<ConfirmApiKeyMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    API_KEY_NOT_FOUND: 'over',
    API_KEY_ALREADY_ROLLED: 'over',
    API_KEY_LIMIT_REACHED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendApiKeyCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    API_KEY_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

export interface ConfirmEvents {
  /** Called when another code was sent. */
  onPending: (pending: PendingKey) => void
  onConfirmed: (newKey: NewApiKey) => void
}

/** Confirms the code of a key. */
export function useConfirmApiKey(pending: PendingKey, { onPending, onConfirmed }: ConfirmEvents) {
  const { mutateAsync: resendApiKeyCode } = useResendApiKeyCode()
  const { mutateAsync: confirmApiKey } = useConfirmApiKeyMutation()
  const queryClient = useQueryClient()
  const { apiKeyId } = pending
  return useConfirmCode({
    confirm: async (otp, headers) => {
      const newKey = await confirmApiKey({ apiKeyId, data: { otp }, headers })
      for (const queryKey of [getListApiKeysQueryKey(), getListSecurityEventsQueryKey()]) {
        queryClient.invalidateQueries({ queryKey })
      }
      return newKey
    },
    outcomeOf: confirmOutcomeOf,
    onDone: onConfirmed,
    resend: () => resendApiKeyCode({ apiKeyId }),
    resendOutcomeOf,
    onSent: response => onPending(pendingOf(response, serverNow())),
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
