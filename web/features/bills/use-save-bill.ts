import { useQueryClient } from '@tanstack/react-query'
import {
  getListSavedBillsQueryKey,
  useChangeSavedBill as useChangeMutation,
  useRemoveSavedBill as useRemoveMutation,
  useSaveBill as useSaveMutation,
} from '#web/api/generated/bills.ts'

/** The list of saved bills is asked for anew after each change. */
function useChanged(then: () => void) {
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

export const useSaveBill = (then: () => void) => useSaveMutation(useChanged(then))
export const useChangeSavedBill = (then: () => void) => useChangeMutation(useChanged(then))
export const useRemoveSavedBill = (then: () => void) => useRemoveMutation(useChanged(then))
