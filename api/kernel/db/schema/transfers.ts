import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  TransferCause,
  TransferPurpose,
  TransferRepetition,
  TransferWarning,
} from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { beneficiaries } from './beneficiaries.ts'
import { halalas, moment, sealed, stateColumns } from './columns.ts'
import { holds, subWallets, transactions } from './ledger.ts'
import { wallets } from './wallet.ts'

/**
 * Money that a customer sends to another Plink customer, to a beneficiary, or to a biller for a bill. A trigger refuses to change what was
 * confirmed: payer, payee, amount, purpose and note.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    /** Orders transfers of one millisecond. */
    sequence: halalas('sequence').notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** The source. Null for the main wallet. */
    subWalletId: text('sub_wallet_id').references(() => subWallets.id),
    /** Of a Plink customer. */
    recipientWalletId: uuid('recipient_wallet_id').references(() => wallets.id),
    beneficiaryId: uuid('beneficiary_id').references(() => beneficiaries.id),
    /** As the payer was shown it: of a Plink customer who was found by phone masked. */
    payeeName: sealed('payee_name', 'person name').notNull(),
    payeeNameArabic: sealed('payee_name_arabic', 'person name'),
    /** Of a beneficiary. */
    payeeIban: sealed('payee_iban', 'iban'),
    /** Of the payment of a bill: its biller, by what the biller knows the payer, the biller's number of the bill. */
    billerCode: text('biller_code'),
    billAccount: sealed('bill_account', 'bill account'),
    billNumber: text('bill_number'),
    /** What one code confirms together, and the place in it. */
    billOrderId: uuid('bill_order_id'),
    billPlace: smallint('bill_place'),
    amount: halalas('amount').notNull(),
    purpose: text('purpose').$type<TransferPurpose>().notNull(),
    note: sealed('note', 'note'),
    /** Shown before the code. */
    warnings: text('warnings').array().$type<TransferWarning[]>().notNull(),
    /** Of a transfer for later. */
    startsOn: date('starts_on'),
    repeats: text('repeats').$type<TransferRepetition>(),
    /** The schedule that it is a run of, with the day of the run. */
    scheduleId: uuid('schedule_id').references((): AnyPgColumn => transferSchedules.id),
    runOn: date('run_on'),
    ...stateColumns<TransferCause>()([
      'draft',
      'held',
      'submitting',
      'unknown',
      'submitted',
      'pending',
      'paid',
      'returned',
      'cancelled',
      'refused',
      'failed',
      'expired',
      'scheduled',
      'awaiting_approval',
      'declined',
    ]),
    createdAt: moment('created_at').notNull(),
    /** The person who made it. Null for a program, and for one that is older than members. */
    madeBy: uuid('made_by').references(() => accounts.id),
    /** In which it was prepared, and with which the draft ends. Null of a run. Sessions are deleted, and a transfer keeps its values. */
    sessionId: uuid('session_id'),
    /** The API key that prepared or sent it, and whose daily cap it counts towards. Keys are deleted, and a transfer keeps its values. */
    apiKeyName: text('api_key_name'),
    sendingKeyId: uuid('sending_key_id'),
    confirmedAt: moment('confirmed_at'),
    /** Of the transaction that took the money, and of the one that brought it back. */
    transactionRef: text('transaction_ref')
      .unique()
      .references(() => transactions.referenceId),
    returnedRef: text('returned_ref')
      .unique()
      .references(() => transactions.referenceId),
    holdId: uuid('hold_id').references(() => holds.id),
    /** The trace in which it was confirmed, so that the job continues it. Null without traces. */
    traceparent: text('traceparent'),
    /** When the job acts next. Null when there is nothing to do. */
    dueAt: moment('due_at'),
    /** How often a job has claimed it, so that a late response to an earlier turn is recognised. */
    turn: integer('turn').notNull().default(0),
    /** The process whose turn it is. Null between turns. */
    claimedBy: uuid('claimed_by'),
    /** Our number of the payout, stored before the first submission. It never changes. */
    sequenceNumber: text('sequence_number').unique(),
    firstSubmittedAt: moment('first_submitted_at'),
    lastSubmittedAt: moment('last_submitted_at'),
    submissions: integer('submissions').notNull().default(0),
    /** Since when it is not known whether the bank has it. Kept when it is found. */
    unknownSince: moment('unknown_since'),
    /** How often the provider was asked since. */
    questions: integer('questions').notNull().default(0),
    /** What the provider said when it was last asked for our number. */
    lastAnswer: text('last_answer', { enum: ['found', 'not_found', 'unavailable'] }),
    lastAskedAt: moment('last_asked_at'),
    /** Since when the staff has to decide about it: whether it was paid, or what becomes of money that is in suspense. */
    undecidedSince: moment('undecided_since'),
    /** Why the wallet of the recipient did not receive it at once. The payer does not learn this. */
    suspenseCause: text('suspense_cause', { enum: ['wallet_inactive', 'over_maximum'] }),
    /** Of the payout at the provider. */
    providerReference: text('provider_reference'),
    /** Why it failed or came back, in the words of the bank. */
    bankReason: text('bank_reason'),
  },
  table => [
    unique('transfers_one_per_run').on(table.scheduleId, table.runOn),
    index('transfers_newest').on(table.accountId, table.createdAt, table.sequence),
    index('transfers_newest_of_all').on(table.createdAt, table.sequence),
    index('transfers_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('transfers_provider_reference').on(table.providerReference),
    index('transfers_to_beneficiary').on(table.beneficiaryId),
    index('transfers_to_customer').on(table.recipientWalletId),
    index('transfers_of_sending_key')
      .on(table.sendingKeyId, table.confirmedAt)
      .where(sql`${table.sendingKeyId} is not null`),
    index('transfers_undecided').on(table.undecidedSince).where(sql`${table.state} in ('unknown', 'pending')`),
    index('transfers_submitted').on(table.stateSince).where(sql`${table.state} = 'submitted'`),
    index('transfers_newest_payouts')
      .on(table.stateSince)
      .where(sql`${table.state} in ('paid', 'returned') and ${table.sequenceNumber} is not null`),
    index('transfers_claimed').on(table.claimedBy).where(sql`${table.claimedBy} is not null`),
    // Of two payments of a bill, one is confirmed. Who pays a part of a bill may pay another part later.
    uniqueIndex('transfers_one_per_bill')
      .on(table.billerCode, table.billNumber)
      .where(sql`${table.billerCode} is not null and ${table.state} in ('held', 'submitting', 'unknown', 'submitted')`),
    index('transfers_paid_bills')
      .on(table.billerCode, table.billNumber)
      .where(sql`${table.billerCode} is not null and ${table.state} = 'paid'`),
    index('transfers_of_bill_order').on(table.billOrderId).where(sql`${table.billOrderId} is not null`),
    index('transfers_newest_bills')
      .on(table.accountId, table.createdAt, table.sequence)
      .where(sql`${table.billerCode} is not null`),
    check('transfers_asked', sql`(${table.lastAnswer} is null) = (${table.lastAskedAt} is null)`),
    check('transfers_amount', sql`${table.amount} > 0`),
    check(
      'transfers_payee',
      sql`num_nonnulls(${table.recipientWalletId}, ${table.beneficiaryId}, ${table.billerCode}) = 1`,
    ),
    check(
      'transfers_bill',
      sql`num_nulls(${table.billerCode}, ${table.billAccount}, ${table.billNumber}, ${table.billOrderId}, ${table.billPlace}) in (0, 5)`,
    ),
    check(
      'transfers_bill_states',
      sql`${table.billerCode} is null or (${table.state} not in ('pending', 'returned', 'scheduled') and ${table.apiKeyName} is null)`,
    ),
    check('transfers_iban', sql`(${table.beneficiaryId} is null) = (${table.payeeIban} is null)`),
    check(
      'transfers_sending_key',
      sql`${table.sendingKeyId} is null or (${table.apiKeyName} is not null and ${table.beneficiaryId} is not null)`,
    ),
    check('transfers_not_to_self', sql`${table.recipientWalletId} <> ${table.walletId}`),
    check('transfers_plan', sql`(${table.startsOn} is null) = (${table.repeats} is null)`),
    check('transfers_run', sql`(${table.scheduleId} is null) = (${table.runOn} is null)`),
    check(
      'transfers_to_the_bank',
      sql`${table.state} not in ('held', 'submitting', 'unknown', 'submitted', 'returned', 'failed') or (${table.recipientWalletId} is null and ${table.holdId} is not null) or (${table.state} = 'returned' and ${table.suspenseCause} is not null)`,
    ),
    check(
      'transfers_submitted',
      sql`${table.state} not in ('submitting', 'unknown', 'submitted', 'returned', 'failed') or ((${table.sequenceNumber} ~ '^[0-9]{16}$') is true and ${table.lastSubmittedAt} is not null) or (${table.state} = 'returned' and ${table.suspenseCause} is not null)`,
    ),
    check(
      'transfers_in_suspense',
      sql`(${table.suspenseCause} is null or ${table.recipientWalletId} is not null) and (${table.state} <> 'pending' or (${table.suspenseCause} is not null and ${table.undecidedSince} is not null))`,
    ),
    check(
      'transfers_paid',
      sql`${table.state} not in ('pending', 'paid', 'returned') or ${table.transactionRef} is not null`,
    ),
    check('transfers_returned', sql`(${table.state} = 'returned') = (${table.returnedRef} is not null)`),
  ],
)
export type TransferRow = typeof transfers.$inferSelect

/** Transfers for later. Each is the plan of a confirmed transfer in the state `scheduled`, which has all other values. */
export const transferSchedules = pgTable(
  'transfer_schedules',
  {
    id: uuid('id').primaryKey(),
    transferId: uuid('transfer_id')
      .notNull()
      .unique()
      .references(() => transfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    /** How many runs have started. */
    runs: integer('runs').notNull().default(0),
    /** In Riyadh. Null when there is no further one. */
    nextRunOn: date('next_run_on'),
    /** The beginning of that day, when the job starts the run. */
    dueAt: moment('due_at'),
    ...stateColumns<'confirmed' | 'last_run' | 'customer' | 'account_closed'>()(['active', 'cancelled', 'ended']),
  },
  table => [
    index('transfer_schedules_newest').on(table.accountId, table.createdAt, table.id),
    index('transfer_schedules_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('transfer_schedules_next', sql`(${table.state} = 'active') = (${table.nextRunOn} is not null)`),
    check('transfer_schedules_due_day', sql`(${table.nextRunOn} is null) = (${table.dueAt} is null)`),
  ],
)
export type TransferSchedule = typeof transferSchedules.$inferSelect
