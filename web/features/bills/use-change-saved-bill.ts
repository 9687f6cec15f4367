import { useChangeSavedBill as useChangeSavedBillMutation } from '#web/api/generated/bills.ts'
import { useSavedBillsChanged } from './use-saved-bills-changed.ts'

/** Calls `then` once it is done. */
export const useChangeSavedBill = (then: () => void) => useChangeSavedBillMutation(useSavedBillsChanged(then))
