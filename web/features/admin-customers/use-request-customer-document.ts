import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import {
  getGetCustomerQueryKey,
  getListCustomerDocumentsQueryKey,
  type RequestCustomerDocumentMutationError,
  useRequestCustomerDocument as useRequestCustomerDocumentMutation,
} from '#web/api/generated/admin-customers.ts'
import type { DocumentRequest, NewDocumentRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Asks a business for a document. A retry after a lost response has the same key, so that it is not refused as asked for already. */
export function useRequestCustomerDocument(customerId: string) {
  const requestCustomerDocument = useKeyedCall(useRequestCustomerDocumentMutation())
  const queryClient = useQueryClient()
  const [error, setError] = useState<RequestCustomerDocumentMutationError | null>(null)

  /** Returns nothing if it is refused. A refusal may mean that the page is out of date. */
  const request = async (data: NewDocumentRequest): Promise<DocumentRequest | undefined> => {
    try {
      return await requestCustomerDocument({ customerId, data })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      return undefined
    } finally {
      queryClient.invalidateQueries({ queryKey: getListCustomerDocumentsQueryKey(customerId) })
      queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(customerId) })
    }
  }
  return { request, error }
}
