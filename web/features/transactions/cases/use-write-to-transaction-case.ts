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
      // Refetches after a refusal too, because a refusal means that the case has changed.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
