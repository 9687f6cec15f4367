import { type Cases, NOT_POSITIVE, SOME_ID, SOME_TIME } from './cases.ts'

export const reconciliationCases: Record<string, Cases> = {
  house_moves: {
    accepted: { from_account: 'safeguarding', to_account: 'suspense' },
    refused: {
      house_moves_accounts: [
        { to_account: 'safeguarding' },
        { from_account: 'between_wallets' },
        { to_account: 'between_wallets' },
      ],
      house_moves_amount: NOT_POSITIVE,
    },
  },
  money_exceptions: {
    accepted: { kind: 'payout_differs', transfer_id: SOME_ID, wallet_id: SOME_ID },
    refused: {
      money_exceptions_kind: [
        { kind: 'payout_lost' },
        ...[
          'card_payment_differs',
          'card_failed_after_paid',
          'card_money_missing',
          'bank_credit_differs',
          'bank_credit_not_returned',
          'bank_credit_currency',
        ].map(kind => ({ kind })),
        ...[
          'payout_differs',
          'payout_paid_after_failed',
          'payout_failed_after_paid',
          'payout_returned_after_failed',
          'payout_returned_to_closed',
        ].map(kind => ({ kind, transfer_id: null })),
      ],
      money_exceptions_one_subject: [{ top_up_id: SOME_ID }, { credit_id: SOME_ID }],
      money_exceptions_resolution_whole: [
        { resolved_by: SOME_ID },
        { resolved_at: SOME_TIME, note: 'a' },
        { note: 'a' },
      ],
      money_exceptions_wallet: [
        { wallet_id: null },
        { kind: 'card_payment_differs', transfer_id: null, top_up_id: SOME_ID, wallet_id: null },
      ],
    },
  },
  reconciliation_differences: {
    accepted: {
      kind: 'amount_differs',
      movement: 'a',
      reference: 'a',
      expected: 1,
      stated: 3,
      correction: 2,
      currency: 'SAR',
      state_cause: 'suspense',
    },
    refused: {
      reconciliation_differences_correction: [
        { currency: 'USD' },
        { correction: 1 },
        { correction: 0, stated: 1 },
        { kind: 'sum_differs', movement: null, reference: null },
      ],
      reconciliation_differences_posted: ['suspense', 'fees'].map(state_cause => ({ state_cause, correction: null })),
      reconciliation_differences_said: [{ expected: null, stated: null, correction: null, state_cause: 'a' }],
      reconciliation_differences_subject: [
        { reference: null },
        { kind: 'sum_differs' },
        { kind: 'opening_differs' },
        { movement: null, reference: null, correction: null, state_cause: 'a' },
      ],
    },
  },
  reconciliation_files: {
    accepted: { source: 'bank', opening: 1, closing: 1, imported_via: 'upload', imported_by: SOME_ID },
    refused: {
      reconciliation_files_balances: [{ opening: null }, { closing: null }, { source: 'cards' }],
      reconciliation_files_by: [{ imported_by: null }, { imported_via: 'folder' }],
    },
  },
  reconciliation_lines: {
    accepted: {},
    refused: {
      reconciliation_lines_amount: [{ amount: 0 }],
      reconciliation_lines_reference: [{ reference: '' }, { reference: '1'.repeat(65) }],
    },
  },
}
