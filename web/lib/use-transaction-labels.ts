import {
  TRANSACTION_COLUMN_LABELS,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_TYPE_LABELS,
} from '#domain/money/transaction-labels.ts'
import { useLocale } from '#web/lib/locale.tsx'

/** Returns the names of transactions that the web app and the server share, in the current language. */
export function useTransactionLabels() {
  const { locale } = useLocale()
  return {
    types: TRANSACTION_TYPE_LABELS[locale],
    statuses: TRANSACTION_STATUS_LABELS[locale],
    columns: TRANSACTION_COLUMN_LABELS[locale],
  }
}
