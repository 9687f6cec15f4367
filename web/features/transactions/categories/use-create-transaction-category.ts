import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCategoriesQueryKey,
  useCreateTransactionCategory as useCreateTransactionCategoryMutation,
} from '#web/api/generated/transactions.ts'

/** Calls `onDone` after the category is in the list. */
export function useCreateTransactionCategory(onDone: () => void) {
  const queryClient = useQueryClient()
  return useCreateTransactionCategoryMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListTransactionCategoriesQueryKey() })
        onDone()
      },
    },
  })
}
