import { useChangeSavedBill as useChangeSavedBillMutation } from '#web/api/generated/bills.ts'
import { useSavedBillsChanged } from './use-saved-bills-changed.ts'

/** Calls `then` after a success. */
export const useChangeSavedBill = (then: () => void) => useChangeSavedBillMutation(useSavedBillsChanged(then))
