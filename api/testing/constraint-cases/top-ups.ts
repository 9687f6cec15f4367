import { type Cases, NOT_POSITIVE, SOME_ID, SOME_TIME } from './cases.ts'

export const topUpCases: Record<string, Cases> = {
  bank_credits: {
    accepted: { state: 'credited', wallet_id: SOME_ID },
    refused: { bank_credits_amount: NOT_POSITIVE, bank_credits_wallet: [{ wallet_id: null }] },
  },
  card_top_ups: {
    accepted: {
      state: 'paid',
      amount: 100,
      credited: 60,
      suspended: 40,
      suspended_since: SOME_TIME,
      suspended_cause: 'a',
    },
    refused: {
      card_top_ups_amount: [{ amount: 0, credited: 0, suspended: 0 }],
      card_top_ups_credited: [{ credited: -1 }, { credited: 101, suspended: -1 }],
      card_top_ups_paid: ['created', 'awaiting_3ds'].flatMap(state => [
        { state, credited: 0 },
        { state, suspended: 0 },
      ]),
      card_top_ups_received: [{ suspended: 41 }, { suspended: -61 }],
      card_top_ups_refunded: [
        { refunded: -1, refunded_at: SOME_TIME },
        { refunded: 101, refunded_at: SOME_TIME },
      ],
      card_top_ups_refunded_when: [{ refunded: 1 }],
      card_top_ups_returned: [{ returned_at: SOME_TIME }],
      card_top_ups_suspended_why: [{ suspended_since: null }, { suspended_cause: null }],
    },
  },
}
