import { useMutation } from '@tanstack/react-query'
import { riyadhDay } from '#domain/riyadh-time.ts'
import type { ExportTransactionsParams } from '#web/api/generated/model/index.ts'
import { exportTransactions } from '#web/api/generated/wallet.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** Saves what the filters let through, in the language on screen. */
export function useExportTransactions(params: ExportTransactionsParams) {
  const { locale } = useLocale()
  const { mutateAsync, error } = useMutation({
    mutationFn: async () => {
      const text = await exportTransactions({ ...params, locale })
      saveFile({ name: `plink-transactions-${riyadhDay(new Date())}.csv`, type: 'text/csv', text })
    },
  })
  // What went wrong stands in `error`.
  const [download, isDownloading] = useSingleFlight(async () => mutateAsync().catch(() => undefined))
  return { download, isDownloading, error }
}

interface File {
  name: string
  type: string
  text: string
}

/** Some browsers begin to read the file a while after they were told to. */
const READ_MILLISECONDS = 40_000

/** As if the person had followed a link to a download. */
function saveFile({ name, type, text }: File): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MILLISECONDS)
}
