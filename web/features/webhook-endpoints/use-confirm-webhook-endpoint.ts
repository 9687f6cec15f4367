import { useQueryClient } from '@tanstack/react-query'
import type { ConfirmedWebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type ConfirmWebhookEndpointMutationError,
  getListWebhookEndpointsQueryKey,
  type ResendWebhookEndpointCodeMutationError,
  useConfirmWebhookEndpoint as useConfirmWebhookEndpointMutation,
  useResendWebhookEndpointCode,
} from '#web/api/generated/webhook-endpoints.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type PendingEndpoint, pendingOf } from './webhook-step.ts'

const confirmOutcomeOf = outcomes<ConfirmWebhookEndpointMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    WEBHOOK_SECRET_ALREADY_ROLLED: 'over',
    WEBHOOK_ENDPOINT_LIMIT_REACHED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendWebhookEndpointCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
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
  onPending: (pending: PendingEndpoint) => void
  onConfirmed: (confirmed: ConfirmedWebhookEndpoint) => void
}

/** Confirms the code of a new endpoint, of a new URL or of a new secret. */
export function useConfirmWebhookEndpoint(pending: PendingEndpoint, { onPending, onConfirmed }: ConfirmEvents) {
  const queryClient = useQueryClient()
  const { mutateAsync: confirmWebhookEndpoint } = useConfirmWebhookEndpointMutation()
  const { mutateAsync: resendWebhookEndpointCode } = useResendWebhookEndpointCode()
  const { webhookEndpointId } = pending
  return useConfirmCode({
    confirm: async (otp, headers) => {
      const confirmed = await confirmWebhookEndpoint({ webhookEndpointId, data: { otp }, headers })
      queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() })
      return confirmed
    },
    outcomeOf: confirmOutcomeOf,
    onDone: onConfirmed,
    resend: () => resendWebhookEndpointCode({ webhookEndpointId }),
    resendOutcomeOf,
    onSent: confirmation => onPending(pendingOf(webhookEndpointId, confirmation, serverNow())),
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
