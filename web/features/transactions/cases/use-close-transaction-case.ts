import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCasesQueryKey,
  useCloseTransactionCase as useCloseTransactionCaseMutation,
} from '#web/api/generated/transactions.ts'

/** Closes the case for good. */
export function useCloseTransactionCase(referenceId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useCloseTransactionCaseMutation({
    mutation: {
      onSuccess: onDone,
      // Refetches after a refusal too, because a refusal means that the case has changed.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
