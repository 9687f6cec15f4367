import { useGetBillReceipt as useGetBillReceiptMutation } from '#web/api/generated/bills.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the receipt as a PDF, in the language on screen. */
export function useGetBillReceipt(billPaymentId: string) {
  const { locale } = useLocale()
  const { mutateAsync, error } = useGetBillReceiptMutation({
    mutation: { onSuccess: pdf => saveFile(`plink-bill-${billPaymentId}.pdf`, pdf) },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => {
    await mutateAsync({ billPaymentId, params: { locale } }).catch(() => undefined)
  })
  return { download, isDownloading, error }
}
