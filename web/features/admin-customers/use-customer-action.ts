import type { AnyErrorCode } from '#web/api/fetcher.ts'
import {
  getGetCustomerQueryKey,
  getListCustomerBeneficiariesQueryKey,
  getSearchCustomersQueryKey,
} from '#web/api/generated/admin-customers.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import type { NotedAction } from '#web/staff/notes/use-note-form.ts'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import type { OutcomeDialogProps } from '#web/staff/use-drafted-dialog.ts'

/** The props of every dialog about a customer. */
export interface CustomerDialogProps extends OutcomeDialogProps {
  customerId: string
}

interface CustomerAction<Result> extends Pick<NotedAction<Result>, 'id' | 'call'> {
  customerId: string
  done: (result: Result) => string
  onOutcome: (notice: ActionOutcome) => void
}

/** The codes that mean that the data on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'NOT_LOCKED',
  'WALLET_ALREADY_FROZEN',
  'WALLET_NOT_FROZEN',
  'BENEFICIARY_STATE_INVALID',
  'BENEFICIARY_NOT_FOUND',
  'SIGN_IN_CALL_UNCHANGED',
  'REQUEST_PENDING',
  'ACCOUNT_CLOSED',
  'CUSTOMER_NOT_FOUND',
]

/** Performs an action on a customer and reloads the customer afterwards. */
export function useCustomerAction<Result>({ customerId, ...action }: CustomerAction<Result>): NotedAction<Result> {
  const { outdated } = useTexts(adminCustomers)
  return useNotedAction({
    ...action,
    shownBy: [
      getGetCustomerQueryKey(customerId),
      getListCustomerBeneficiariesQueryKey(customerId),
      getSearchCustomersQueryKey(),
      getListStaffRequestsQueryKey(),
      getCountStaffRequestsQueryKey(),
    ],
    outdatedCodes: OUTDATED_CODES,
    outdated,
  })
}
