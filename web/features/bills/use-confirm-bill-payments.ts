import { useQueryClient } from '@tanstack/react-query'
import {
  type ConfirmBillPaymentsMutationError,
  getGetBillPaymentQueryKey,
  type ResendBillCodeMutationError,
  useConfirmBillPayments as useConfirmBillPaymentsMutation,
  useResendBillCode,
} from '#web/api/generated/bills.ts'
import type { BillOrder } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type WaitingOrder, waitingOf } from './bill-step.ts'

/** A refusal of the wallet may be temporary, and the code stays valid. */
const confirmOutcomeOf = outcomes<ConfirmBillPaymentsMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    BILL_PAYMENT_EXPIRED: 'over',
    BILL_PAYMENT_NOT_FOUND: 'over',
    BILL_ALREADY_PAID: 'over',
    SUB_WALLET_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    BILL_PAYMENT_UNDER_WAY: 'failed',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    INSUFFICIENT_FUNDS: 'failed',
    LIMIT_EXCEEDED: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendBillCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    BILL_PAYMENT_EXPIRED: 'over',
    BILL_PAYMENT_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

interface ConfirmEvents {
  /** Called when another code was sent. */
  onWaiting: (waiting: WaitingOrder) => void
  onDone: (order: BillOrder) => void
}

/** Confirms the code of an order. */
export function useConfirmBillPayments(waiting: WaitingOrder, { onWaiting, onDone }: ConfirmEvents) {
  const { mutateAsync: resendBillCode } = useResendBillCode()
  const { mutateAsync: confirmBillPayments } = useConfirmBillPaymentsMutation()
  const queryClient = useQueryClient()
  const { billOrderId } = waiting
  return useConfirmCode({
    confirm: (otp, headers) => confirmBillPayments({ billOrderId, data: { otp }, headers }),
    outcomeOf: confirmOutcomeOf,
    onDone: order => {
      onDone(order)
      for (const payment of order.payments)
        queryClient.setQueryData(getGetBillPaymentQueryKey(payment.billPaymentId), payment)
    },
    resend: async () => waitingOf(await resendBillCode({ billOrderId }), serverNow()),
    resendOutcomeOf,
    onSent: onWaiting,
    onWait: resendAt => onWaiting({ ...waiting, resendAt }),
  })
}
