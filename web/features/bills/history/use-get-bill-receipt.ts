import { useMutation } from '@tanstack/react-query'
import { getBillReceipt } from '#web/api/generated/bills.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the receipt as a PDF, in the language on screen. */
export function useGetBillReceipt(billPaymentId: string) {
  const { locale } = useLocale()
  const { mutateAsync, error } = useMutation({
    mutationFn: async () =>
      saveFile(`plink-bill-${billPaymentId}.pdf`, await getBillReceipt(billPaymentId, { locale })),
  })
  // What went wrong stands in `error`.
  const [download, isDownloading] = useSingleFlight(async () => mutateAsync().catch(() => undefined))
  return { download, isDownloading, error }
}
