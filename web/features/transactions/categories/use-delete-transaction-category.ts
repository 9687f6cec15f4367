import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCategoriesQueryKey,
  useDeleteTransactionCategory as useDeleteTransactionCategoryMutation,
} from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Calls `onDone` after the category is deleted, also from its transactions. */
export function useDeleteTransactionCategory(onDone: () => void) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  return useDeleteTransactionCategoryMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListTransactionCategoriesQueryKey() })
        refreshWallet()
        onDone()
      },
    },
  })
}
