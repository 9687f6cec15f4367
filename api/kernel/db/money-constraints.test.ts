import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#api/testing/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

type Row = Record<string, unknown>

/** A row that the table accepts, and for each constraint the changes that violate it. Columns that are not listed may have any value. */
interface Cases {
  accepted: Row
  refused: Record<string, Row[]>
}

const SOME_ID = '0b0e9a0e-8a55-4c4e-9a53-7d3c3a1b0f11'
const OTHER_ID = '5f7c2a52-6c1f-4d0e-8f55-2f1a0c9d7e22'
const SOME_DAY = '2026-01-05'
const SOME_TIME = '2026-01-05T09:00:00.000Z'

const NOT_POSITIVE: Row[] = [{ amount: 0 }, { amount: -1 }]

/** Returns a value below and one above the range. */
const outside = (column: string, last: number, first = 1): Row[] => [{ [column]: first - 1 }, { [column]: last + 1 }]

const TO_CUSTOMER: Row = { beneficiary_id: null, payee_iban: null, recipient_wallet_id: OTHER_ID }
const BILL: Row = { biller_code: '001', bill_account: '1', bill_number: '1', bill_order_id: SOME_ID, bill_place: 1 }
const TO_BILLER: Row = { beneficiary_id: null, payee_iban: null, ...BILL }
const AT_BANK: Row = {
  hold_id: SOME_ID,
  sequence_number: '1234567890123456',
  last_submitted_at: SOME_TIME,
  transaction_ref: 'TRX1',
}
const BANK_STATES = ['submitting', 'unknown', 'submitted', 'failed']

const CASES: Record<string, Cases> = {
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
  bank_credits: {
    accepted: { state: 'credited', wallet_id: SOME_ID },
    refused: { bank_credits_amount: NOT_POSITIVE, bank_credits_wallet: [{ wallet_id: null }] },
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
      receipts_completed: [{ size_bytes: null }, { completed_at: null }],
      receipts_size: outside('size_bytes', 10 * 1024 * 1024),
      receipts_slots: outside('slot', 5),
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
  saved_bills: {
    accepted: { remind: true, due_at: SOME_TIME },
    refused: { saved_bills_reminder: [{ remind: false }, { due_at: null }] },
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
  transfer_batch_rows: { accepted: {}, refused: { transfer_batch_rows_amount: NOT_POSITIVE } },
  transfer_batches: {
    accepted: { state: 'sending', confirmed_at: SOME_TIME, due_at: SOME_TIME, row_count: 500 },
    refused: {
      transfer_batches_confirmed: [
        { confirmed_at: null },
        ...['awaiting_approval', 'sent', 'declined'].map(state => ({ state, confirmed_at: null, due_at: null })),
      ],
      transfer_batches_due_states: [{ due_at: null }, { state: 'draft', due_at: null }, { state: 'sent' }],
      transfer_batches_rows: outside('row_count', 500),
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
  wallet_limits: {
    accepted: { period: 'daily', amount: 10_000_000 },
    refused: {
      wallet_limits_range: [{ amount: -1 }, { amount: 10_000_001 }, { period: 'monthly', amount: 100_000_001 }],
    },
  },
}

/** The tables about people, programs and staff. A new table counts as a table of money unless it is in this list. */
const NOT_OF_MONEY = [
  'accounts',
  'admin_events',
  'admins',
  'applicants',
  'business_documents',
  'deny_list_entries',
  'invitations',
  'kyb_options',
  'login_calls',
  'nafath_requests',
  'notification_preferences',
  'notifications',
  'phone_changes',
  'profiles',
  'reviews',
  'staff_requests',
  'voice_calls',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_requests',
]

/** Matches the condition that a column has one of some words. The types of the program enforce the same, so it needs no case. */
const ONE_OF_WORDS = /^CHECK \(\(\w+ = ANY \(ARRAY\[('\w+'::text(, )?)+\]\)\)\)/

async function requiredColumns(table: string): Promise<Row> {
  const columns = await db
    .select({ name: sql<string>`column_name::text`, type: sql<string>`data_type::text` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`)
  return Object.fromEntries(columns.map(({ name, type }) => [name, anyValue(type)]))
}

function anyValue(type: string): unknown {
  if (type === 'uuid') return crypto.randomUUID()
  if (type === 'date') return SOME_DAY
  if (type === 'ARRAY') return []
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return SOME_TIME
  return /int/.test(type) ? 1 : 'a'
}

class Undone extends Error {}

/** Returns the constraint that rejects the row. Foreign keys and triggers are off, because other tests cover them, so a row needs no other rows. */
async function refusalOf(table: string, row: Row): Promise<string> {
  const columns = sql.join(
    Object.keys(row).map(column => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table)
  const insertion = db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
    )
    throw new Undone()
  })
  return insertion.catch((error: Error) => {
    if (error instanceof Undone) return 'none'
    return /violates check constraint "(\w+)"/.exec(`${error.cause}`)?.[1] ?? `${error.cause}`
  })
}

test.each(Object.entries(CASES))('%s: each of its conditions is held', async (table, { accepted, refused }) => {
  const row = { ...(await requiredColumns(table)), ...accepted }
  expect(await refusalOf(table, row)).toBe('none')
  for (const [constraint, changes] of Object.entries(refused)) {
    for (const change of changes) {
      expect(await refusalOf(table, { ...row, ...change }), JSON.stringify(change)).toBe(constraint)
    }
  }
})

const checks = await db
  .select({
    table: sql<string>`conrelid::regclass::text`,
    name: sql<string>`conname::text`,
    condition: sql<string>`pg_get_constraintdef(oid)`,
    nullable: sql<string[]>`array(select attname::text from pg_attribute
      where attrelid = conrelid and attnum = any(conkey) and not attnotnull)`,
  })
  .from(sql`pg_constraint`)
  .where(sql`contype = 'c' and connamespace = 'public'::regnamespace`)

test('every condition of the tables of money has a case', () => {
  const ofMoney = checks.filter(({ table }) => !NOT_OF_MONEY.includes(table))
  const withoutCase = ofMoney.filter(
    ({ table, name, condition }) => !ONE_OF_WORDS.test(condition) && !CASES[table]?.refused[name]?.length,
  )
  expect(withoutCase).toEqual([])
})

/** These constraints apply to a value. A row without it needs none, or is rejected by another constraint. */
const WHERE_THERE_IS_A_VALUE = [
  'api_keys_limit',
  'api_keys_sends',
  'business_documents_size',
  'issued_documents_sum',
  'receipts_size',
  'reconciliation_differences_correction',
  'staff_requests_second_person',
  'sub_wallets_slots',
  'transfers_not_to_self',
]

test('no condition accepts a row because it compares with null', () => {
  const unknowable = checks.filter(({ condition, nullable }) => {
    const compared = condition.replaceAll(/num_(non)?nulls\(.*?\)|\w+ IS (NOT )?NULL|\w+ IS DISTINCT FROM/g, '')
    return !/ IS TRUE\b/.test(condition) && nullable.some(column => new RegExp(`\\b${column}\\b`).test(compared))
  })
  expect(unknowable.map(({ name }) => name).toSorted()).toEqual(WHERE_THERE_IS_A_VALUE)
})
