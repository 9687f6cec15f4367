import { useQueryClient } from '@tanstack/react-query'
import {
  getListBusinessDocumentsQueryKey,
  useDeleteBusinessDocument as useDeleteBusinessDocumentMutation,
} from '#web/api/generated/account.ts'
import { getListTasksQueryKey } from '#web/api/generated/notifications.ts'

/** Calls `onDone` after the document is deleted. */
export function useDeleteBusinessDocument(onDone: () => void) {
  const queryClient = useQueryClient()
  return useDeleteBusinessDocumentMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListBusinessDocumentsQueryKey() })
        queryClient.invalidateQueries({ queryKey: getListTasksQueryKey() })
        onDone()
      },
    },
  })
}
