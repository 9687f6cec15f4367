import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import {
  getGetCustomerQueryKey,
  getListCustomerDocumentsQueryKey,
  useCloseCustomerDocumentRequest as useCloseCustomerDocumentRequestMutation,
} from '#web/api/generated/admin-customers.ts'
import { getListStaffTasksQueryKey } from '#web/api/generated/admin-staff.ts'
import type { DocumentRequest, DocumentRequestClosureOutcome } from '#web/api/generated/plinkAPI.schemas.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { adminDocuments } from './admin-documents.messages.ts'

/** The codes that mean that the data on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'DOCUMENT_REQUEST_STATE_INVALID',
  'DOCUMENT_REQUEST_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
]

/** Withdraws a request, or settles one whose document has arrived, and reports the outcome on the page. */
export function useCloseCustomerDocumentRequest(
  customerId: string,
  { documentRequestId, kind }: DocumentRequest,
  onOutcome: (notice: ActionOutcome) => void,
) {
  const t = useTexts(adminDocuments)
  const { outdated } = useTexts(adminCustomers)
  const kindName = useTexts(documentKinds)[kind]
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const closeRequest = useKeyedCall(useCloseCustomerDocumentRequestMutation())
  return useMutation({
    retry: false,
    mutationFn: (outcome: DocumentRequestClosureOutcome) =>
      closeRequest({ customerId, documentRequestId, data: { outcome } }),
    onSuccess: (_, outcome) => onOutcome({ tone: 'success', text: t[outcome](kindName) }),
    onError: (error: ApiError) => {
      const text = errorText(error)
      const isOutdated = OUTDATED_CODES.includes(error.body.code)
      onOutcome(isOutdated ? { tone: 'warning', text: outdated(text) } : { tone: 'danger', text })
    },
    // Refetches after a refusal too, because a refusal means that the request has changed.
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: getListCustomerDocumentsQueryKey(customerId) })
      queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(customerId) })
      queryClient.invalidateQueries({ queryKey: getListStaffTasksQueryKey() })
    },
  })
}
