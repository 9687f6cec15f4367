import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  useDownloadPaymentReceipt,
  useDownloadReceipt as useDownloadTransactionReceipt,
} from '#web/api/generated/transactions.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { idsOf, isOfPayment, type ReceiptPlace } from './receipt-place.ts'

/** Saves the receipt as it was uploaded. */
export function useDownloadReceipt(place: ReceiptPlace, { receiptId, mediaType }: Receipt) {
  const extension = mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? ''
  const { referenceId, paymentId } = idsOf(place)
  const onSuccess = (bytes: Blob) => saveFile(`plink-receipt-${referenceId || paymentId}.${extension}`, bytes)
  const ofPayment = useDownloadPaymentReceipt({ mutation: { onSuccess } })
  const ofTransaction = useDownloadTransactionReceipt({ mutation: { onSuccess } })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => {
    const call = { referenceId, paymentId, receiptId }
    const bytes = isOfPayment(place) ? ofPayment.mutateAsync(call) : ofTransaction.mutateAsync(call)
    await bytes.catch(() => undefined)
  })
  return { download, isDownloading, error: isOfPayment(place) ? ofPayment.error : ofTransaction.error }
}
