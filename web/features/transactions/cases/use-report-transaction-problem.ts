import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCasesQueryKey,
  useReportTransactionProblem as useReportTransactionProblemMutation,
} from '#web/api/generated/transactions.ts'

/** Opens a case about the transaction. */
export function useReportTransactionProblem(referenceId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useReportTransactionProblemMutation({
    mutation: {
      onSuccess: onDone,
      // Also after a refusal, which says that the case is another one by now.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
