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
      // Also after a refusal, which says that the case is another one by now.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
