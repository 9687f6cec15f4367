import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCasesQueryKey,
  useWriteToTransactionCase as useWriteToTransactionCaseMutation,
} from '#web/api/generated/transactions.ts'

/** Adds a message of the customer. */
export function useWriteToTransactionCase(referenceId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useWriteToTransactionCaseMutation({
    mutation: {
      onSuccess: onDone,
      // Also after a refusal, which says that the case is another one by now.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
