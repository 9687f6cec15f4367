/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
export type TransactionType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'merchant_payment' | 'apple_pay_top_up' | 'bill_payment' | 'government_bill_payment' | 'wallet_to_bank_transfer' | 'reversal' | 'local_atm_withdrawal' | 'international_atm_withdrawal' | 'local_pos' | 'international_pos' | 'local_online_purchase' | 'international_online_purchase' | 'refund' | 'mobile_recharge' | 'transfer' | 'incoming_transfer' | 'customer_transfer' | 'returned_transfer' | 'fee';