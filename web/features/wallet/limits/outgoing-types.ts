import type { PaymentType, TransactionType } from '#web/api/generated/model/index.ts'

/** The types that take money out: what the limits of the whole wallet count. */
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
}

export function isOutgoing(type: TransactionType): boolean {
  return Object.hasOwn(OUTGOING, type)
}
