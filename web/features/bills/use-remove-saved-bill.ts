import { useRemoveSavedBill as useRemoveSavedBillMutation } from '#web/api/generated/bills.ts'
import { useSavedBillsChanged } from './use-saved-bills-changed.ts'

/** Calls `then` after a success. */
export const useRemoveSavedBill = (then: () => void) => useRemoveSavedBillMutation(useSavedBillsChanged(then))
