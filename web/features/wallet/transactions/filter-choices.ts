import { TRANSACTION_STATUS_LABELS, TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import type { TransactionStatus, TransactionType } from '#web/api/generated/model/index.ts'

export const STATUSES = Object.keys(TRANSACTION_STATUS_LABELS.en).filter(isStatus)

/** The five that the specification offers, then the others. */
const FIRST_TYPES: readonly TransactionType[] = [
  'wallet_top_up',
  'credit_card_top_up',
  'mobile_recharge',
  'transfer',
  'bill_payment',
]
export const TYPES = [
  ...FIRST_TYPES,
  ...Object.keys(TRANSACTION_TYPE_LABELS.en)
    .filter(isType)
    .filter(type => !FIRST_TYPES.includes(type)),
]

export function isStatus(value: string): value is TransactionStatus {
  return Object.hasOwn(TRANSACTION_STATUS_LABELS.en, value)
}

export function isType(value: string): value is TransactionType {
  return Object.hasOwn(TRANSACTION_TYPE_LABELS.en, value)
}
