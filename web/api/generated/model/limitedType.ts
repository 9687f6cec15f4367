/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Types that a limit can be set for
 */
export type LimitedType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'customer_transfer';