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
