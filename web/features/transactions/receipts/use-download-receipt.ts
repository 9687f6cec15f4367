import { useMutation } from '@tanstack/react-query'
import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import { downloadReceipt } from '#web/api/generated/transactions.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the receipt as it was uploaded. */
export function useDownloadReceipt(referenceId: string, { receiptId, mediaType }: Receipt) {
  const { mutateAsync, error } = useMutation({
    mutationFn: async () => {
      const extension = mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? ''
      saveFile(`plink-receipt-${referenceId}.${extension}`, await downloadReceipt(referenceId, receiptId))
    },
  })
  // What went wrong stands in `error`.
  const [download, isDownloading] = useSingleFlight(async () => mutateAsync().catch(() => undefined))
  return { download, isDownloading, error }
}
