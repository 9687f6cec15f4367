import { useQueryClient } from '@tanstack/react-query'
import {
  getListReceiptsQueryKey,
  useDeleteReceipt as useDeleteReceiptMutation,
} from '#web/api/generated/transactions.ts'

/** Calls `onDone` after the receipt is deleted. */
export function useDeleteReceipt(referenceId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useDeleteReceiptMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListReceiptsQueryKey(referenceId) })
        onDone()
      },
    },
  })
}
