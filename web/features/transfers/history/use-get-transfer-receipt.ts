import { useGetTransferReceipt as useGetTransferReceiptMutation } from '#web/api/generated/transfers.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the receipt as a PDF, in the language on screen. */
export function useGetTransferReceipt(transferId: string) {
  const { locale } = useLocale()
  const { mutateAsync, error } = useGetTransferReceiptMutation({
    mutation: { onSuccess: pdf => saveFile(`plink-transfer-${transferId}.pdf`, pdf) },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => {
    await mutateAsync({ transferId, params: { locale } }).catch(() => undefined)
  })
  return { download, isDownloading, error }
}
