/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `card_payment_differs`: the card provider took another amount, another currency or the payment of another number.
 * `card_failed_after_paid`: the card provider said that it took the money, and says now that it did not. `card_money_missing`: more went back to the card than
 * there was to take back. `bank_credit_differs`: the bank reports a transfer again, with other values. `bank_credit_currency`: the bank
 * reports money in another currency. `bank_credit_not_returned`: the bank refuses to send a transfer back. `payout_differs`: the provider has another
 * amount or number for a payout. `payout_paid_after_failed`, `payout_failed_after_paid`, `payout_returned_after_failed`: the provider states the opposite of
 * how the transfer ended. `payout_returned_to_closed`: money came back for an account that is closed.
 */
export type MoneyExceptionKind = 'card_payment_differs' | 'card_failed_after_paid' | 'card_money_missing' | 'bank_credit_differs' | 'bank_credit_currency' | 'bank_credit_not_returned' | 'payout_differs' | 'payout_paid_after_failed' | 'payout_failed_after_paid' | 'payout_returned_after_failed' | 'payout_returned_to_closed';