import { type Cases, NOT_POSITIVE, outside, SOME_DAY, SOME_ID, SOME_TIME } from './cases.ts'

export const walletCases: Record<string, Cases> = {
  closed_months: {
    accepted: { month: '2025-12-01', opening: 5, money_in: 3, money_out: 2, closing: 6 },
    refused: {
      closed_months_first_day: [{ month: '2025-12-02' }],
      closed_months_over: [{ closed_at: '2025-12-31T20:59:59Z' }],
      closed_months_sum: [{ closing: 7 }],
    },
  },
  entries: { accepted: {}, refused: { entries_not_nothing: [{ amount: 0 }] } },
  holds: {
    accepted: { status: 'active' },
    refused: { holds_amount: NOT_POSITIVE, holds_ended: [{ ended_at: SOME_TIME }, { status: 'captured' }] },
  },
  issued_documents: {
    accepted: {
      kind: 'statement',
      code: '0123456789AB',
      ledger_account_id: SOME_ID,
      from_day: SOME_DAY,
      to_day: SOME_DAY,
      opening: 5,
      money_in: 3,
      money_out: 2,
      closing: 6,
      entry_count: 2,
      last_sequence: 2,
    },
    refused: {
      issued_documents_code: [{ code: '0123456789A' }, { code: '0123456789AI' }, { code: '0123456789AB1' }],
      issued_documents_parts: [
        ...[
          'ledger_account_id',
          'from_day',
          'to_day',
          'opening',
          'money_in',
          'money_out',
          'closing',
          'entry_count',
        ].map(part => ({ [part]: null })),
        { last_sequence: null },
        { balances: [] },
        { kind: 'iban_letter' },
        { kind: 'balance_certificate' },
      ],
      issued_documents_sum: [{ closing: 7 }],
    },
  },
  ledger_accounts: {
    accepted: { kind: 'sub', balance: 0, is_closed: true },
    refused: {
      ledger_accounts_closed_empty: [{ balance: 1 }],
      ledger_accounts_holds_for: [{ holds_for: SOME_ID }, { kind: 'on_hold' }],
      ledger_accounts_not_overdrawn: ['main', 'sub', 'on_hold'].map(kind => ({
        kind,
        balance: -1,
        is_closed: false,
        holds_for: kind === 'on_hold' ? SOME_ID : null,
      })),
    },
  },
  limit_usage: { accepted: { used: 0 }, refused: { limit_usage_not_negative: [{ used: -1 }] } },
  postings: {
    accepted: { kind: 'top_up', house_account: 'safeguarding' },
    refused: {
      postings_between_wallets: [{ transfer_id: SOME_ID }, { house_account: 'between_wallets' }],
      postings_house_account: [
        ...['top_up', 'payment', 'capture', 'reversal', 'credit', 'debit', 'settle'].map(kind => ({
          kind,
          house_account: null,
        })),
        { kind: 'reserve' },
        { refusal: 'WALLET_FROZEN' },
      ],
    },
  },
  receipts: {
    accepted: { size_bytes: 1, completed_at: SOME_TIME },
    refused: {
      receipts_payment: [{ payment_id: SOME_ID }],
      receipts_completed: [{ size_bytes: null }, { completed_at: null }],
      receipts_size: outside('size_bytes', 10 * 1024 * 1024),
      receipts_slots: outside('slot', 5),
    },
  },
  sub_wallets: {
    accepted: { id: '123456789012', slot: 3 },
    refused: {
      sub_wallets_id: [{ id: '12345678901' }, { id: '1234567890123' }, { id: '12345678901a' }],
      sub_wallets_slots: outside('slot', 3),
    },
  },
  transaction_categories: {
    accepted: { slot: 50 },
    refused: { transaction_categories_slots: outside('slot', 50) },
  },
  transactions: {
    accepted: { status: 'failed', failure: 'released' },
    refused: {
      transactions_amount: NOT_POSITIVE,
      transactions_failure: [{ failure: null }, { status: 'pending' }],
    },
  },
  wallet_limits: {
    accepted: { period: 'daily', amount: 10_000_000 },
    refused: {
      wallet_limits_range: [{ amount: -1 }, { amount: 10_000_001 }, { period: 'monthly', amount: 100_000_001 }],
    },
  },
}
