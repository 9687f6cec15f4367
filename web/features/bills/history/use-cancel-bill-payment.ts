import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetBillPaymentQueryKey,
  useCancelBillPayment as useCancelBillPaymentMutation,
} from '#web/api/generated/bills.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Cancels a bill payment after a question, and shows it as in the response. */
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
      // A refusal may mean that the screen is out of date: the payment may have been sent meanwhile.
      onSettled: refreshWallet,
    },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return { isAsked, ask: () => setAsked(true), close, cancel: () => mutate({ billPaymentId }), isPending, error }
}
