import { useQueryClient } from '@tanstack/react-query'
import {
  type ApprovePaymentMutationError,
  getGetApprovalQueryKey,
  type SendApprovalCodeMutationError,
  useApprovePayment as useApprovePaymentMutation,
  useSendApprovalCode,
} from '#web/api/generated/approvals.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type SentCode, sentCodeOf } from './sent-code.ts'

/** A refusal of the wallet or the payee may be temporary, and the code stays valid. */
const approveOutcomeOf = outcomes<ApprovePaymentMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    APPROVAL_BY_MAKER: 'over',
    APPROVAL_CHANGED: 'over',
    APPROVAL_CLOSED: 'over',
    APPROVAL_GIVEN: 'over',
    APPROVAL_MAKER_GONE: 'over',
    APPROVER_NAMED: 'over',
    APPROVAL_NOT_FOUND: 'over',
    SUB_WALLET_NOT_FOUND: 'failed',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    RECIPIENT_UNAVAILABLE: 'failed',
    BENEFICIARY_NOT_ACTIVE: 'failed',
    TRANSFER_SCHEDULE_LIMIT_REACHED: 'failed',
    TRANSFER_SCHEDULE_ENDED: 'over',
    BILL_PAYMENT_UNDER_WAY: 'failed',
    BILL_ALREADY_PAID: 'failed',
    INSUFFICIENT_FUNDS: 'failed',
    LIMIT_EXCEEDED: 'failed',
    AMOUNT_OUT_OF_RANGE: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'over',
  },
  'failed',
)

const sendOutcomeOf = outcomes<SendApprovalCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    APPROVAL_BY_MAKER: 'over',
    APPROVAL_CHANGED: 'over',
    APPROVAL_CLOSED: 'over',
    APPROVAL_GIVEN: 'over',
    APPROVAL_NOT_FOUND: 'over',
    APPROVER_NAMED: 'over',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'over',
  },
  'failed',
)

interface ApproveEvents {
  /** Called when another code was sent. */
  onSent: (sentCode: SentCode) => void
  onDone: () => void
}

/** Confirms the code of an approval, which covers exactly what was shown. */
export function useApprovePayment(
  { approvalId, digest }: Pick<Approval, 'approvalId' | 'digest'>,
  sentCode: SentCode,
  { onSent, onDone }: ApproveEvents,
) {
  const { mutateAsync: approvePayment } = useApprovePaymentMutation()
  const { mutateAsync: sendApprovalCode } = useSendApprovalCode()
  const queryClient = useQueryClient()
  return useConfirmCode({
    confirm: (otp, headers) => approvePayment({ approvalId, data: { digest, otp }, headers }),
    outcomeOf: approveOutcomeOf,
    onDone: approved => {
      queryClient.setQueryData(getGetApprovalQueryKey(approvalId), approved)
      onDone()
    },
    resend: async () => sentCodeOf(await sendApprovalCode({ approvalId, data: { digest } }), serverNow()),
    resendOutcomeOf: sendOutcomeOf,
    onSent,
    onWait: resendAt => onSent({ ...sentCode, resendAt }),
  })
}
