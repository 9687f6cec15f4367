/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Types that take money out
 */
export type PaymentType = 'merchant_payment' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'mobile_recharge' | 'transfer' | 'customer_transfer';