import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import { useDownloadReceipt as useDownloadReceiptMutation } from '#web/api/generated/transactions.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the receipt as it was uploaded. */
export function useDownloadReceipt(referenceId: string, { receiptId, mediaType }: Receipt) {
  const extension = mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? ''
  const { mutateAsync, error } = useDownloadReceiptMutation({
    mutation: { onSuccess: bytes => saveFile(`plink-receipt-${referenceId}.${extension}`, bytes) },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => {
    await mutateAsync({ referenceId, receiptId }).catch(() => undefined)
  })
  return { download, isDownloading, error }
}
