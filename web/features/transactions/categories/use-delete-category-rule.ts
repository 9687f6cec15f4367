import { useQueryClient } from '@tanstack/react-query'
import {
  getListCategoryRulesQueryKey,
  useDeleteCategoryRule as useDeleteCategoryRuleMutation,
} from '#web/api/generated/transactions.ts'

/** Calls `onDone` after the rule is no longer in the list. */
export function useDeleteCategoryRule(onDone: () => void) {
  const queryClient = useQueryClient()
  return useDeleteCategoryRuleMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListCategoryRulesQueryKey() })
        onDone()
      },
    },
  })
}
