import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import {
  getGetCustomerQueryKey,
  getListCustomerBeneficiariesQueryKey,
  getSearchCustomersQueryKey,
} from '#web/api/generated/admin-customers.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import type { NotedAction } from '#web/staff/notes/use-note-form.ts'

/** The props of every dialog about a customer. */
export interface CustomerDialogProps {
  customerId: string
  open: boolean
  onClose: () => void
  onOutcome: (notice: ActionOutcome) => void
}

interface CustomerAction<Result> {
  id: string
  customerId: string
  call: NotedAction<Result>['call']
  /** The text about the result. */
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
export function useCustomerAction<Result>({
  id,
  customerId,
  call,
  done,
  onOutcome,
}: CustomerAction<Result>): NotedAction<Result> {
  const t = useTexts(adminCustomers)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(customerId) })
    queryClient.invalidateQueries({ queryKey: getListCustomerBeneficiariesQueryKey(customerId) })
    queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
    queryClient.invalidateQueries({ queryKey: getListStaffRequestsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountStaffRequestsQueryKey() })
  }
  const onDone = (result: Result) => {
    reload()
    onOutcome({ tone: 'success', text: done(result) })
  }
  const onOutdated = (error: ApiError) => {
    if (!OUTDATED_CODES.includes(error.body.code)) return false
    reload()
    onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
    return true
  }
  return { id, call, onDone, onOutdated }
}
