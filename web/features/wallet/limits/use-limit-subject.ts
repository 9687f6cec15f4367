import { TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import type { TransactionType } from '#web/api/generated/model/index.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'

/** What a limit is of, in words: a type of transaction, or the whole wallet. */
export function useLimitSubject(): (type: TransactionType | '') => string {
  const { overall } = useTexts(limits).scope
  const { locale } = useLocale()
  return type => (type === '' ? overall.title : TRANSACTION_TYPE_LABELS[locale][type])
}
