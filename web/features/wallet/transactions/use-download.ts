import { useMutation } from '@tanstack/react-query'
import { riyadhDay } from '#domain/riyadh-time.ts'
import type { ExportTransactionsParams } from '#web/api/generated/model/index.ts'
import { exportTransactions } from '#web/api/generated/wallet.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'

/** Saves what the filters let through, in the language on screen. */
export function useDownload(params: ExportTransactionsParams) {
  const { locale } = useLocale()
  return useMutation({
    mutationFn: () => exportTransactions({ ...params, locale }),
    onSuccess: text => saveFile({ name: `plink-transactions-${riyadhDay(new Date())}.csv`, type: 'text/csv', text }),
  })
}
