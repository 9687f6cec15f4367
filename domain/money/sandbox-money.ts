// The test values of the sandbox for money that moves. They are apart from the other constants, so that pages of live mode do not load them.

/** The tokens of the test cards, by what happens with a payment. */
export const SANDBOX_CARDS = {
  /** Waits until the person answers on the 3-D Secure page. */
  three_ds: 'token_sandbox_three_ds',
  /** The others need no answer of the person. */
  paid: 'token_sandbox_paid',
  declined: 'token_sandbox_declined',
  insufficient_funds: 'token_sandbox_insufficient_funds',
  three_ds_failed: 'token_sandbox_three_ds_failed',
  /** Nobody answers on the 3-D Secure page. */
  abandoned: 'token_sandbox_abandoned',
  /** Fails at once, before 3-D Secure. */
  invalid: 'token_sandbox_invalid',
  /** The payment begins, but the response is lost. */
  no_answer_received: 'token_sandbox_no_answer_received',
  /** The request is lost. */
  no_answer_lost: 'token_sandbox_no_answer_lost',
  /** Paid, but with another amount than was asked for. */
  other_amount: 'token_sandbox_other_amount',
} as const

/** What a person types to pay with a test card, by its token. Any other number is that of the card that asks. */
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

/** Of the account at the simulated bank that keeps all the money of the sandbox. */
export const SANDBOX_SAFEGUARDING_IBAN = 'SA3430000000000000000099'

/** Accounts at any biller, by what happens with a payment. A bill of any other account is paid at once. */
export const SANDBOX_BILLS = {
  partial: '3000000004',
  paid_later: '3000000007',
  refused: '3000000008',
  failed: '3000000009',
  /** Paid, but the response is lost. */
  no_answer_received: '3000000010',
  /** The first request is lost on the way, a second one is accepted. */
  no_answer_lost: '3000000011',
} as const

/** IBANs by what happens with a payout. One to any other IBAN is paid after a few seconds. */
export const SANDBOX_PAYOUTS = {
  paid_at_once: 'SA8280608010000000000002',
  paid_later: 'SA5580608010000000000003',
  failed: 'SA2880608010000000000004',
  /** Paid at first, and returned the next day. */
  returned: 'SA9880608010000000000005',
  refused: 'SA7180608010000000000006',
  /** Submitted and paid, but the response is lost. */
  no_answer_received: 'SA4480608010000000000007',
  /** The first submission is lost on the way, a second one is accepted. */
  no_answer_lost: 'SA1780608010000000000008',
} as const
