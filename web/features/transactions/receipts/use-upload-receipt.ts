import { useQueryClient } from '@tanstack/react-query'
import {
  getListReceiptsQueryKey,
  useUploadReceipt as useUploadReceiptMutation,
} from '#web/api/generated/transactions.ts'

/** Attaches a file. The call's id is new for each file, so that its retries store one. */
export function useUploadReceipt(referenceId: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useUploadReceiptMutation({
    mutation: { onSettled: () => queryClient.invalidateQueries({ queryKey: getListReceiptsQueryKey(referenceId) }) },
  })
  const upload = (file: File) => mutate({ referenceId, receiptId: crypto.randomUUID(), data: file })
  return { upload, isUploading: isPending, error, reset }
}
