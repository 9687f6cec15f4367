import type { Limit, Limits } from '#web/api/generated/model/index.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import type { LimitDraft } from './limit-draft.ts'

/** The limit that a draft is about, as it is now. */
export function useLimit(draft: LimitDraft) {
  const { data, error, refetch } = useGetLimits()
  return {
    overall: data?.overall[draft.period],
    limit: data && limitOf(data, draft),
    error: data ? null : error,
    refetch,
  }
}

function limitOf({ overall, types }: Limits, { scope, transactionType, period }: LimitDraft): Limit | undefined {
  if (scope === 'overall') return overall[period]
  return types.find(({ type }) => type === transactionType)?.[period]
}
