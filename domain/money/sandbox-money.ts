// These are the test values of the sandbox for money that moves. They are apart from the other constants, so that pages of live mode do not load
// them.

/** The tokens of the test cards, by the result of a payment. */
export const SANDBOX_CARDS = {
  /** The payment waits for the cardholder on the 3-D Secure page. */
  three_ds: 'token_sandbox_three_ds',
  /** The other cards need no action of the cardholder. */
  paid: 'token_sandbox_paid',
  declined: 'token_sandbox_declined',
  insufficient_funds: 'token_sandbox_insufficient_funds',
  three_ds_failed: 'token_sandbox_three_ds_failed',
  /** The 3-D Secure page is not answered. */
  abandoned: 'token_sandbox_abandoned',
  /** The payment fails at once, before 3-D Secure. */
  invalid: 'token_sandbox_invalid',
  /** The payment begins, but the response is lost. */
  no_answer_received: 'token_sandbox_no_answer_received',
  /** The request is lost. */
  no_answer_lost: 'token_sandbox_no_answer_lost',
  /** The payment succeeds, but with another amount than requested. */
  other_amount: 'token_sandbox_other_amount',
} as const

/** The number to type for a test card, by its token. Any other number is that of the card that asks. */
export const SANDBOX_CARD_NUMBERS: Readonly<Record<(typeof SANDBOX_CARDS)[keyof typeof SANDBOX_CARDS], string>> = {
  [SANDBOX_CARDS.three_ds]: '4111111111111111',
  [SANDBOX_CARDS.paid]: '4000000000000010',
  [SANDBOX_CARDS.declined]: '4000000000000028',
  [SANDBOX_CARDS.insufficient_funds]: '4000000000000036',
  [SANDBOX_CARDS.three_ds_failed]: '4000000000000044',
  [SANDBOX_CARDS.abandoned]: '4000000000000051',
  [SANDBOX_CARDS.invalid]: '4000000000000069',
  [SANDBOX_CARDS.no_answer_received]: '4000000000000077',
  [SANDBOX_CARDS.no_answer_lost]: '4000000000000085',
  [SANDBOX_CARDS.other_amount]: '4000000000000093',
}

/** The IBAN of the account at the simulated bank that holds all the money of the sandbox. */
export const SANDBOX_SAFEGUARDING_IBAN = 'SA3430000000000000000099'

/** Accounts at any biller, by the result of a payment. A bill of any other account is paid at once. */
export const SANDBOX_BILLS = {
  partial: '3000000004',
  paid_later: '3000000007',
  refused: '3000000008',
  failed: '3000000009',
  /** The payment succeeds, but the response is lost. */
  no_answer_received: '3000000010',
  /** The first request is lost, and the second one is accepted. */
  no_answer_lost: '3000000011',
} as const

/** IBANs by the result of a payout. A payout to any other IBAN is paid after a few seconds. */
export const SANDBOX_PAYOUTS = {
  paid_at_once: 'SA8280608010000000000002',
  paid_later: 'SA5580608010000000000003',
  failed: 'SA2880608010000000000004',
  /** The payout is paid at first, and returned the next day. */
  returned: 'SA9880608010000000000005',
  refused: 'SA7180608010000000000006',
  /** The payout is submitted and paid, but the response is lost. */
  no_answer_received: 'SA4480608010000000000007',
  /** The first submission is lost, and the second one is accepted. */
  no_answer_lost: 'SA1780608010000000000008',
} as const
