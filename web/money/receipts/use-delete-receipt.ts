import { useQueryClient } from '@tanstack/react-query'
import {
  useDeletePaymentReceipt,
  useDeleteReceipt as useDeleteTransactionReceipt,
} from '#web/api/generated/transactions.ts'
import { idsOf, isOfPayment, type ReceiptPlace, refreshReceipts } from './receipt-place.ts'

/** Calls `onDone` after the receipt is deleted. */
export function useDeleteReceipt(place: ReceiptPlace, onDone: () => void) {
  const queryClient = useQueryClient()
  const onSuccess = () => {
    refreshReceipts(queryClient)
    onDone()
  }
  const ofPayment = useDeletePaymentReceipt({ mutation: { onSuccess } })
  const ofTransaction = useDeleteTransactionReceipt({ mutation: { onSuccess } })
  const { isPending, error } = isOfPayment(place) ? ofPayment : ofTransaction
  return {
    remove: (receiptId: string) => {
      const call = { ...idsOf(place), receiptId }
      if (isOfPayment(place)) ofPayment.mutate(call)
      else ofTransaction.mutate(call)
    },
    isPending,
    error,
  }
}
