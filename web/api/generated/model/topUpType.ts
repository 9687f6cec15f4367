/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Types that bring money in
 */
export type TopUpType = 'wallet_top_up' | 'mada_card_top_up' | 'credit_card_top_up' | 'apple_pay_top_up' | 'refund';