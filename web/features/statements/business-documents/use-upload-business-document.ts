import { useQueryClient } from '@tanstack/react-query'
import {
  getListBusinessDocumentsQueryKey,
  useUploadBusinessDocument as useUploadBusinessDocumentMutation,
} from '#web/api/generated/account.ts'
import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'

/** Uploads a file. The call's id is new for each file, so that its retries store one. */
export function useUploadBusinessDocument(onDone: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useUploadBusinessDocumentMutation({
    mutation: {
      onSuccess: onDone,
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListBusinessDocumentsQueryKey() }),
    },
  })
  const upload = (file: File, kind: BusinessDocumentKind) =>
    mutate({ businessDocumentId: crypto.randomUUID(), data: file, params: { kind } })
  return { upload, isUploading: isPending, error, reset }
}
