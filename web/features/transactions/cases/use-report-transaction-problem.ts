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
      // Refetches after a refusal too, because a refusal means that the case has changed.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListTransactionCasesQueryKey(referenceId) }),
    },
  })
}
