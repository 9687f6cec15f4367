import { useQueryClient } from '@tanstack/react-query'
import type { CreatedCategoryRule } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  getListCategoryRulesQueryKey,
  useCreateCategoryRule as useCreateCategoryRuleMutation,
} from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Makes a rule for a counterparty. Calls `onDone` with it, and the list shows the transactions that it has sorted. */
export function useCreateCategoryRule(onDone: (created: CreatedCategoryRule) => void) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  return useCreateCategoryRuleMutation({
    mutation: {
      onSuccess: created => {
        queryClient.invalidateQueries({ queryKey: getListCategoryRulesQueryKey() })
        refreshWallet()
        onDone(created)
      },
    },
  })
}
