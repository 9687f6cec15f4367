import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import type { Limit, LimitedType, Limits, PaymentType } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import type { LimitDraft } from './limit-draft.ts'
import { limits } from './limits.messages.ts'

/** Returns the current limit that a draft is about. */
export function useLimit(draft: LimitDraft) {
  const { data, error, refetch } = useGetLimits()
  return {
    /** The limit of the whole wallet, if it counts transactions of this type. */
    applying: countsOverall(draft) ? data?.overall[draft.period] : undefined,
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

const countsOverall = ({ scope, transactionType }: LimitDraft): boolean =>
  scope === 'overall' || transactionType === '' || isOutgoing(transactionType)

/** The types that take money out, which the limits of the whole wallet count. */
const OUTGOING: Record<PaymentType, true> = {
  merchant_payment: true,
  bill_payment: true,
  government_bill_payment: true,
  wallet_to_bank_transfer: true,
  local_atm_withdrawal: true,
  international_atm_withdrawal: true,
  local_pos: true,
  international_pos: true,
  local_online_purchase: true,
  international_online_purchase: true,
  mobile_recharge: true,
  transfer: true,
  customer_transfer: true,
}

function isOutgoing(type: LimitedType): boolean {
  return Object.hasOwn(OUTGOING, type)
}

/** Returns the name of a limit: a type of transaction, or the whole wallet. */
export function useLimitSubject(): (type: LimitedType | '') => string {
  const { overall } = useTexts(limits).scope
  const { locale } = useLocale()
  return type => (type === '' ? overall.title : TRANSACTION_TYPE_LABELS[locale][type])
}
