import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListReceiptsQueryKey,
  useUploadReceipt as useUploadReceiptMutation,
} from '#web/api/generated/transactions.ts'
import type { FailedUpload } from '#web/layouts/UploadFailed.tsx'

interface Chosen {
  file: File
  id: string
}

/** Attaches a file. The id of the call is new for each file, so that retries, including those of the customer, store it once. */
export function useUploadReceipt(referenceId: string) {
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState<(Chosen & FailedUpload) | null>(null)
  const { mutate, isPending } = useUploadReceiptMutation({
    mutation: { onSettled: () => queryClient.invalidateQueries({ queryKey: getListReceiptsQueryKey(referenceId) }) },
  })
  const send = (upload: Chosen) => {
    const call = { referenceId, receiptId: upload.id, data: upload.file }
    mutate(call, { onSuccess: () => setFailed(null), onError: error => setFailed({ ...upload, error }) })
  }
  return {
    upload: (file: File) => send({ file, id: crypto.randomUUID() }),
    tryAgain: () => failed && send(failed),
    isUploading: isPending,
    failed,
    forget: () => setFailed(null),
  }
}
