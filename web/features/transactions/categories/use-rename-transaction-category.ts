import { useQueryClient } from '@tanstack/react-query'
import {
  getListTransactionCategoriesQueryKey,
  useRenameTransactionCategory as useRenameTransactionCategoryMutation,
} from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Calls `onDone` after the category has its new name, which transactions show. */
export function useRenameTransactionCategory(onDone: () => void) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  return useRenameTransactionCategoryMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListTransactionCategoriesQueryKey() })
        refreshWallet()
        onDone()
      },
    },
  })
}
