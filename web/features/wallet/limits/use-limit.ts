import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import type { Limit, LimitedType, Limits } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import type { LimitDraft } from './limit-draft.ts'
import { limits } from './limits.messages.ts'

/** Returns the current limit that a draft is about. */
export function useLimit(draft: LimitDraft) {
  const { data, error, refetch } = useGetLimits()
  return {
    overall: data?.overall[draft.period],
    limit: data && limitOf(data, draft),
    /** The limit of the other period for the same subject. */
    other: data && limitOf(data, { ...draft, period: draft.period === 'daily' ? 'monthly' : 'daily' }),
    error: data ? null : error,
    refetch,
  }
}

function limitOf({ overall, types }: Limits, { scope, transactionType, period }: LimitDraft): Limit | undefined {
  if (scope === 'overall') return overall[period]
  return types.find(({ type }) => type === transactionType)?.[period]
}

/** Returns the name of a limit: a type of transaction, or the whole wallet. */
export function useLimitSubject(): (type: LimitedType | '') => string {
  const { overall } = useTexts(limits).scope
  const { locale } = useLocale()
  return type => (type === '' ? overall.title : TRANSACTION_TYPE_LABELS[locale][type])
}
