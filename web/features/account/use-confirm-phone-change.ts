import { useQueryClient } from '@tanstack/react-query'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ConfirmPhoneChangeMutationError,
  getGetPhoneChangeQueryKey,
  getListSecurityEventsQueryKey,
  type SendPhoneChangeCodeMutationError,
  useConfirmPhoneChange as useConfirmPhoneChangeMutation,
  useSendPhoneChangeCode,
} from '#web/api/generated/account.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type PendingPhoneCode, pendingPhoneCodeOf } from './phone-change-step.ts'

const confirmOutcomeOf = outcomes<ConfirmPhoneChangeMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    PHONE_CHANGE_NOT_FOUND: 'over',
    WALLET_FROZEN: 'failed',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const sendOutcomeOf = outcomes<SendPhoneChangeCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    PHONE_CHANGE_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

interface ConfirmEvents {
  /** Called when another code was sent to the same number. */
  onPending: (pending: PendingPhoneCode) => void
  /** Called after a correct code, with the code of the new number, or with null after both codes. */
  onConfirmed: (next: PendingPhoneCode | null) => void
}

/** Confirms the code of a change of mobile number. */
export function useConfirmPhoneChange(pending: PendingPhoneCode, { onPending, onConfirmed }: ConfirmEvents) {
  const { mutateAsync: confirmPhoneChange } = useConfirmPhoneChangeMutation()
  const queryClient = useQueryClient()
  const { phoneChangeId, newPhone, number } = pending
  const { mutateAsync: sendPhoneChangeCode } = useSendPhoneChangeCode()
  /** The first code is used up. If the second one cannot be sent, it can still be requested. */
  const codeOfNewNumber = async (): Promise<PendingPhoneCode> => {
    const codes = { newPhone, number: 'new' } as const
    try {
      return pendingPhoneCodeOf(await sendPhoneChangeCode({ phoneChangeId }), codes, serverNow())
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const now = serverNow()
      const resendAt = now + (cause.body.retryAfterSeconds ?? 0) * 1000
      return { ...codes, phoneChangeId, expiresAt: now + OTP_LIFETIME_SECONDS * 1000, resendAt, isMissing: true }
    }
  }
  return useConfirmCode({
    confirm: async (otp, headers) => {
      const { state } = await confirmPhoneChange({ phoneChangeId, data: { otp }, headers })
      for (const queryKey of [getGetPhoneChangeQueryKey(), getListSecurityEventsQueryKey()]) {
        queryClient.invalidateQueries({ queryKey })
      }
      return state === 'confirming_new' ? codeOfNewNumber() : null
    },
    outcomeOf: confirmOutcomeOf,
    onDone: onConfirmed,
    resend: () => sendPhoneChangeCode({ phoneChangeId }),
    resendOutcomeOf: sendOutcomeOf,
    onSent: response => onPending(pendingPhoneCodeOf(response, { newPhone, number }, serverNow())),
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
