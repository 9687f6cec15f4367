import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetBillPaymentQueryKey,
  useCancelBillPayment as useCancelBillPaymentMutation,
} from '#web/api/generated/bills.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Cancels the payment of a bill after a question, and shows it as the response has it. */
export function useCancelBillPayment(billPaymentId: string) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useCancelBillPaymentMutation({
    mutation: {
      onSuccess: cancelled => {
        setAsked(false)
        queryClient.setQueryData(getGetBillPaymentQueryKey(billPaymentId), cancelled)
      },
      // What is on screen may be why it was refused: it is on its way meanwhile.
      onSettled: refreshWallet,
    },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return { isAsked, ask: () => setAsked(true), close, cancel: () => mutate({ billPaymentId }), isPending, error }
}
