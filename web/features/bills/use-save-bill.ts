import { useSaveBill as useSaveBillMutation } from '#web/api/generated/bills.ts'
import { useSavedBillsChanged } from './use-saved-bills-changed.ts'

/** Calls `then` after a success. */
export const useSaveBill = (then: () => void) => useSaveBillMutation(useSavedBillsChanged(then))
