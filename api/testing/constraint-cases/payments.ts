import { type Cases, NOT_POSITIVE, OTHER_ID, outside, type Row, SOME_DAY, SOME_ID, SOME_TIME } from './cases.ts'

const TO_CUSTOMER: Row = { beneficiary_id: null, payee_iban: null, recipient_wallet_id: OTHER_ID }
const BILL: Row = { biller_code: '001', bill_account: '1', bill_number: '1', bill_order_id: SOME_ID, bill_place: 1 }
const TO_BILLER: Row = { beneficiary_id: null, payee_iban: null, ...BILL }
const WEEKLY: Row = { starts_on: SOME_DAY, repeats: 'weekly' }
const AT_BANK: Row = {
  hold_id: SOME_ID,
  sequence_number: '1234567890123456',
  last_submitted_at: SOME_TIME,
  transaction_ref: 'TRX1',
}
const BANK_STATES = ['submitting', 'unknown', 'submitted', 'failed']

export const paymentCases: Record<string, Cases> = {
  api_keys: {
    accepted: {
      scopes: ['transfers:send'],
      daily_cap: 1,
      beneficiary_ids: [SOME_ID],
      token_hash: 'a',
      prefix: 'a',
      last_four: '1234',
      slot: 1,
    },
    refused: {
      api_keys_confirmed: [{ prefix: null }, { last_four: null }, { slot: null, token_hash: null }],
      api_keys_limit: outside('slot', 20),
      api_keys_overlap: [
        { replaces_id: SOME_ID },
        { overlap_hours: 1 },
        { replaces_id: SOME_ID, overlap_hours: 1, slot: null },
      ],
      api_keys_scopes: [{ scopes: [], daily_cap: null, beneficiary_ids: null }],
      api_keys_sending: [
        { daily_cap: null },
        { beneficiary_ids: null },
        { daily_cap: null, beneficiary_ids: null },
        { scopes: ['wallet:read'] },
      ],
      api_keys_sends: [{ daily_cap: 0 }, { beneficiary_ids: [] }],
      api_keys_working: [{ token_hash: null, prefix: null, last_four: null }, { revoked_at: SOME_TIME }],
    },
  },
  approval_requests: {
    accepted: { state: 'waiting', due_at: SOME_TIME, approvals_needed: 2, transfer_id: SOME_ID },
    refused: {
      approval_requests_declined: [{ reason: 'a' }, { state: 'declined', due_at: null }],
      approval_requests_due_states: [{ due_at: null }, { state: 'approved' }],
      approval_requests_needed: outside('approvals_needed', 2),
      approval_requests_required: [{ made_by: SOME_ID, required_approver_id: SOME_ID }],
      approval_requests_payment: [{ transfer_id: null }, { batch_id: SOME_ID }, { bill_order_id: SOME_ID }],
    },
  },
  approval_rules: {
    accepted: { from_amount: 1, approvals: 1 },
    refused: {
      approval_rules_amount: [{ from_amount: 0 }],
      approval_rules_approvals: outside('approvals', 2),
    },
  },
  approval_rules_by_person: {
    accepted: { from_amount: 1, maker_id: SOME_ID, approver_id: OTHER_ID },
    refused: {
      approval_rules_by_person_amount: [{ from_amount: 0 }],
      approval_rules_by_person_others: [{ approver_id: SOME_ID }],
    },
  },
  beneficiaries: {
    accepted: { state: 'active', cooling_ends_at: SOME_TIME, payee_check: 'match' },
    refused: {
      beneficiaries_cooling: ['cooling_off', 'active', 'suspended'].flatMap(state => [
        { state, cooling_ends_at: null },
        { state, payee_check: 'mismatch' },
        { state, payee_check: null },
      ]),
      beneficiaries_mismatch: [{ state: 'mismatch' }, { state: 'mismatch', payee_check: null }],
    },
  },
  saved_bills: {
    accepted: { remind: true, due_at: SOME_TIME },
    refused: { saved_bills_reminder: [{ remind: false }, { due_at: null }] },
  },
  transfer_batch_rows: { accepted: {}, refused: { transfer_batch_rows_amount: NOT_POSITIVE } },
  transfer_batches: {
    accepted: { state: 'sending', confirmed_at: SOME_TIME, due_at: SOME_TIME, row_count: 1000 },
    refused: {
      transfer_batches_confirmed: [
        { confirmed_at: null },
        ...['awaiting_approval', 'sent', 'declined'].map(state => ({ state, confirmed_at: null, due_at: null })),
      ],
      transfer_batches_due_states: [{ due_at: null }, { state: 'draft', due_at: null }, { state: 'sent' }],
      transfer_batches_rows: outside('row_count', 1000),
      transfer_batches_total: [{ total: 0 }],
    },
  },
  transfer_schedules: {
    accepted: { state: 'active', next_run_on: SOME_DAY, due_at: SOME_TIME },
    refused: {
      transfer_schedules_due_day: [{ due_at: null }, { state: 'ended', next_run_on: null }],
      transfer_schedules_next: [{ next_run_on: null, due_at: null }, { state: 'ended' }],
    },
  },
  // The transfer is to a beneficiary, by an API key that may send.
  transfers: {
    accepted: {
      state: 'draft',
      beneficiary_id: SOME_ID,
      payee_iban: 'a',
      wallet_id: SOME_ID,
      api_key_name: 'a',
      sending_key_id: SOME_ID,
    },
    refused: {
      transfers_amount: NOT_POSITIVE,
      transfers_asked: [{ last_answer: 'found' }, { last_asked_at: SOME_TIME }],
      transfers_bill: Object.keys(BILL)
        .filter(part => part !== 'biller_code')
        .map(part => ({ ...TO_BILLER, api_key_name: null, sending_key_id: null, [part]: null })),
      transfers_bill_states: [
        { ...TO_BILLER, sending_key_id: null },
        { ...TO_BILLER, api_key_name: null, sending_key_id: null, state: 'scheduled' },
        { ...TO_BILLER, api_key_name: null, sending_key_id: null, ...AT_BANK, state: 'returned', returned_ref: 'TRX2' },
      ],
      transfers_iban: [{ payee_iban: null }, { ...TO_CUSTOMER, sending_key_id: null, payee_iban: 'a' }],
      transfers_in_suspense: [
        { suspense_cause: 'over_maximum' },
        ...[{ suspense_cause: 'over_maximum' }, { undecided_since: SOME_TIME }].map(part => ({
          ...TO_CUSTOMER,
          sending_key_id: null,
          state: 'pending',
          transaction_ref: 'TRX1',
          ...part,
        })),
      ],
      transfers_not_to_self: [{ ...TO_CUSTOMER, sending_key_id: null, recipient_wallet_id: SOME_ID }],
      transfers_paid: [
        { state: 'paid' },
        { ...AT_BANK, state: 'returned', transaction_ref: null, returned_ref: 'TRX2' },
      ],
      transfers_payee: [
        { recipient_wallet_id: OTHER_ID },
        { beneficiary_id: null, payee_iban: null, sending_key_id: null },
        { ...BILL, api_key_name: null, sending_key_id: null },
      ],
      transfers_change: [
        { changes_schedule_id: SOME_ID, ...WEEKLY },
        { replaces_id: SOME_ID, ...WEEKLY },
        { changes_schedule_id: SOME_ID, replaces_id: SOME_ID },
        { changes_schedule_id: SOME_ID, replaces_id: SOME_ID, ...WEEKLY, schedule_id: SOME_ID, run_on: SOME_DAY },
      ],
      transfers_plan_end: [
        { ends_on: SOME_DAY },
        { payment_count: 3 },
        { ...WEEKLY, ends_on: SOME_DAY, payment_count: 3 },
        { ...WEEKLY, ends_on: '2020-01-01' },
        { ...WEEKLY, payment_count: 0 },
        { ...WEEKLY, payment_count: 501 },
        { ...WEEKLY, repeats: 'once', payment_count: 1 },
      ],
      transfers_plan: [{ starts_on: SOME_DAY }, { repeats: 'monthly' }],
      transfers_returned: [{ returned_ref: 'TRX2' }, { ...AT_BANK, state: 'returned' }],
      transfers_run: [{ schedule_id: SOME_ID }, { run_on: SOME_DAY }],
      transfers_sending_key: [{ api_key_name: null }, TO_CUSTOMER],
      transfers_submitted: BANK_STATES.flatMap(state => [
        { ...AT_BANK, state, last_submitted_at: null },
        { ...AT_BANK, state, sequence_number: '123' },
        { ...AT_BANK, state, sequence_number: null },
      ]),
      transfers_to_the_bank: ['held', ...BANK_STATES].flatMap(state => [
        { ...AT_BANK, state, hold_id: null },
        { ...AT_BANK, ...TO_CUSTOMER, sending_key_id: null, state },
      ]),
    },
  },
}
