import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getUploadPaymentReceiptMutationKey,
  useUploadPaymentReceipt,
  useUploadReceipt as useUploadTransactionReceipt,
} from '#web/api/generated/transactions.ts'
import type { FailedUpload } from '#web/layouts/UploadFailed.tsx'
import { idsOf, isOfPayment, type ReceiptPlace, refreshReceipts } from './receipt-place.ts'

interface Chosen {
  file: File
  id: string
}

/** Attaches a file. The id of the call is new for each file, so that retries, including those of the customer, store it once. */
export function useUploadReceipt(place: ReceiptPlace) {
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState<(Chosen & FailedUpload) | null>(null)
  const onSettled = () => refreshReceipts(queryClient)
  const ofPayment = useUploadPaymentReceipt({ mutation: { onSettled } })
  const ofTransaction = useUploadTransactionReceipt({ mutation: { onSettled } })
  const send = (upload: Chosen) => {
    const call = { ...idsOf(place), receiptId: upload.id, data: upload.file }
    const outcomes = {
      onSuccess: () => setFailed(null),
      onError: (error: unknown) => setFailed({ ...upload, error }),
    }
    if (isOfPayment(place)) ofPayment.mutate(call, outcomes)
    else ofTransaction.mutate(call, outcomes)
  }
  return {
    upload: (file: File) => send({ file, id: crypto.randomUUID() }),
    tryAgain: () => failed && send(failed),
    isUploading: ofPayment.isPending || ofTransaction.isPending,
    failed,
    forget: () => setFailed(null),
  }
}

/** Whether a file of a payment is being sent, so that a screen does not close over one that may fail. */
export const useIsReceiptUploading = (): boolean =>
  useIsMutating({ mutationKey: getUploadPaymentReceiptMutationKey() }) > 0
