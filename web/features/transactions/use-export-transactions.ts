import { riyadhDay } from '#domain/riyadh-time.ts'
import type { ExportTransactionsParams } from '#web/api/generated/plinkAPI.schemas.ts'
import { useExportTransactions as useExportTransactionsMutation } from '#web/api/generated/transactions.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves the filtered transactions, in the language of the page. */
export function useExportTransactions(params: ExportTransactionsParams) {
  const { locale } = useLocale()
  const { mutateAsync, error } = useExportTransactionsMutation({
    mutation: {
      onSuccess: text =>
        saveFile(`plink-transactions-${riyadhDay(new Date(serverNow()))}.csv`, new Blob([text], { type: 'text/csv' })),
    },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => {
    await mutateAsync({ params: { ...params, locale } }).catch(() => undefined)
  })
  return { download, isDownloading, error }
}
