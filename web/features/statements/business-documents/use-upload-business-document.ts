import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListBusinessDocumentsQueryKey,
  useUploadBusinessDocument as useUploadBusinessDocumentMutation,
} from '#web/api/generated/account.ts'
import { getListTasksQueryKey } from '#web/api/generated/notifications.ts'
import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import type { FailedUpload } from '#web/layouts/UploadFailed.tsx'

interface Chosen {
  file: File
  kind: BusinessDocumentKind
  id: string
}

/** Uploads a file. The id of the call is new for each file and kind, so that retries, including those of the customer, store it once. */
export function useUploadBusinessDocument(onDone: () => void) {
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState<(Chosen & FailedUpload) | null>(null)
  const { mutate, isPending } = useUploadBusinessDocumentMutation({
    mutation: {
      onSettled: () => {
        queryClient.invalidateQueries({ queryKey: getListBusinessDocumentsQueryKey() })
        queryClient.invalidateQueries({ queryKey: getListTasksQueryKey() })
      },
    },
  })
  const send = (upload: Chosen) => {
    const { file, kind, id } = upload
    const done = () => {
      setFailed(null)
      onDone()
    }
    const call = { businessDocumentId: id, data: file, params: { kind } }
    mutate(call, { onSuccess: done, onError: error => setFailed({ ...upload, error }) })
  }
  return {
    upload: (file: File, kind: BusinessDocumentKind) => send({ file, kind, id: crypto.randomUUID() }),
    /** Retries the upload. The kind may have been corrected meanwhile. */
    tryAgain: (kind: BusinessDocumentKind) =>
      failed && send({ ...failed, kind, id: failed.kind === kind ? failed.id : crypto.randomUUID() }),
    isUploading: isPending,
    failed,
    forget: () => setFailed(null),
  }
}
