import { useQueryClient } from '@tanstack/react-query'
import { getListSavedBillsQueryKey } from '#web/api/generated/bills.ts'

/** The options of a change to the saved bills. Their list is refetched. */
export function useSavedBillsChanged(then: () => void) {
  const queryClient = useQueryClient()
  return {
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListSavedBillsQueryKey() })
        then()
      },
    },
  }
}
