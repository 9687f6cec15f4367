import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
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
import { newReferenceId } from '#api/kernel/platform/reference-id.ts'
import { accounts } from './auth.ts'
import { beneficiaries } from './beneficiaries.ts'
import { halalas, moment, sealed, stateColumns } from './columns.ts'
import { holds, subWallets, transactions } from './ledger.ts'
import { wallets } from './wallet.ts'

/**
 * Money that a customer sends to another Plink customer, to a beneficiary, or to a biller for a bill. A trigger prevents changes of the confirmed
 * values: payer, payee, amount, purpose and note.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    /** The order of transfers within a millisecond. */
    sequence: halalas('sequence').notNull().generatedAlwaysAsIdentity(),
    /** The number that people read out, which the transaction gets. Null for what an earlier release made. */
    referenceId: text('reference_id').$defaultFn(newReferenceId),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** The source. Null for the main wallet. */
    subWalletId: text('sub_wallet_id').references(() => subWallets.id),
    /** The wallet of a recipient who is a Plink customer. */
    recipientWalletId: uuid('recipient_wallet_id').references(() => wallets.id),
    beneficiaryId: uuid('beneficiary_id').references(() => beneficiaries.id),
    /** The name as the payer saw it. It is masked for a Plink customer who was found by phone. */
    payeeName: sealed('payee_name', 'person name').notNull(),
    payeeNameArabic: sealed('payee_name_arabic', 'person name'),
    /** The IBAN of a beneficiary. */
    payeeIban: sealed('payee_iban', 'iban'),
    /** The biller of a bill, the payer's account there, and the biller's number of the bill. */
    billerCode: text('biller_code'),
    billAccount: sealed('bill_account', 'bill account'),
    billNumber: text('bill_number'),
    /** The order that one code confirms, and the place of the bill in it. */
    billOrderId: uuid('bill_order_id'),
    billPlace: smallint('bill_place'),
    amount: halalas('amount').notNull(),
    purpose: text('purpose').$type<TransferPurpose>().notNull(),
    note: sealed('note', 'note'),
    /** The warnings before the code. */
    warnings: text('warnings').array().$type<TransferWarning[]>().notNull(),
    /** The first day of a scheduled transfer. */
    startsOn: date('starts_on'),
    repeats: text('repeats').$type<TransferRepetition>(),
    /** The end of what repeats: the last possible day, or the number of runs. Without either it goes on until it is cancelled. */
    endsOn: date('ends_on'),
    paymentCount: smallint('payment_count'),
    /** The schedule that this transfer gives new terms, and the transfer whose terms it replaces. */
    changesScheduleId: uuid('changes_schedule_id').references((): AnyPgColumn => transferSchedules.id),
    replacesId: uuid('replaces_id').references((): AnyPgColumn => transfers.id),
    /** The schedule of a run, with the day of the run. */
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
    /** The person who made it. Null for a program, and for a transfer from before there were members. */
    madeBy: uuid('made_by').references(() => accounts.id),
    /**
     * The session that prepared the transfer, and with which the draft ends. Null for a run. Sessions are deleted, and a transfer keeps this value.
     */
    sessionId: uuid('session_id'),
    /** The API key that prepared or sent the transfer, and to whose daily cap it counts. Keys are deleted, and a transfer keeps these values. */
    apiKeyName: text('api_key_name'),
    sendingKeyId: uuid('sending_key_id'),
    confirmedAt: moment('confirmed_at'),
    /** The person who confirmed what a program had prepared. Null for others, which only their maker confirms. */
    confirmedBy: uuid('confirmed_by').references(() => accounts.id),
    /** The person who cancelled it. Null also for a payment that was withdrawn from approval: its request has the person. */
    cancelledBy: uuid('cancelled_by').references(() => accounts.id),
    /** The transaction that took the money, and the one that brought it back. */
    transactionRef: text('transaction_ref')
      .unique()
      .references(() => transactions.referenceId),
    returnedRef: text('returned_ref')
      .unique()
      .references(() => transactions.referenceId),
    holdId: uuid('hold_id').references(() => holds.id),
    /** The trace of the confirmation, so that the job continues it. Null without traces. */
    traceparent: text('traceparent'),
    /** The time of the next job. Null when there is nothing to do. */
    dueAt: moment('due_at'),
    /** The number of claims by a job, so that a late response to an earlier turn is recognised. */
    turn: integer('turn').notNull().default(0),
    /** The process that has claimed it. Null between turns. */
    claimedBy: uuid('claimed_by'),
    /** Our number of the payout, stored before the first submission. It never changes. */
    sequenceNumber: text('sequence_number').unique(),
    firstSubmittedAt: moment('first_submitted_at'),
    lastSubmittedAt: moment('last_submitted_at'),
    submissions: integer('submissions').notNull().default(0),
    /** The time since which it is unknown whether the bank has it. It is kept when the result is found. */
    unknownSince: moment('unknown_since'),
    /** The number of lookups since then. */
    questions: integer('questions').notNull().default(0),
    /** The provider's last response to a lookup of our number. */
    lastAnswer: text('last_answer', { enum: ['found', 'not_found', 'unavailable'] }),
    lastAskedAt: moment('last_asked_at'),
    /** The time since which staff has to decide whether it was paid, or where money in suspense goes. */
    undecidedSince: moment('undecided_since'),
    /** Why the wallet of the recipient did not receive it at once. The payer does not see this. */
    suspenseCause: text('suspense_cause', { enum: ['wallet_inactive', 'over_maximum'] }),
    /** The provider's reference of the payout. */
    providerReference: text('provider_reference'),
    /** Why it failed or was returned, in the bank's words. */
    bankReason: text('bank_reason'),
  },
  table => [
    unique('transfers_one_per_run').on(table.scheduleId, table.runOn),
    // One change of a schedule waits for approval at a time, so that its approvers know what it replaces.
    uniqueIndex('transfers_one_waiting_change')
      .on(table.changesScheduleId)
      .where(sql`${table.state} = 'awaiting_approval'`),
    index('transfers_changes').on(table.changesScheduleId).where(sql`${table.changesScheduleId} is not null`),
    index('transfers_replaces').on(table.replacesId).where(sql`${table.replacesId} is not null`),
    uniqueIndex('transfers_number').on(table.referenceId),
    index('transfers_newest').on(table.accountId, table.createdAt, table.sequence),
    index('transfers_newest_of_all').on(table.createdAt, table.sequence),
    // The staff searches by amount.
    index('transfers_of_amount').on(table.amount, table.createdAt, table.sequence),
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
    // A bill has one payment under way. After a part of a bill is paid, another part may be paid later.
    uniqueIndex('transfers_one_per_bill')
      .on(table.billerCode, table.billNumber)
      .where(sql`${table.billerCode} is not null and ${table.state} in ('held', 'submitting', 'unknown', 'submitted')`),
    index('transfers_paid_bills')
      .on(table.billerCode, table.billNumber)
      .where(sql`${table.billerCode} is not null and ${table.state} = 'paid'`),
    index('transfers_unpaid_bills')
      .on(table.walletId, table.billNumber)
      .where(
        sql`${table.billerCode} is not null and ${table.state} in ('draft', 'expired', 'cancelled', 'declined', 'refused', 'failed')`,
      ),
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
    check(
      'transfers_plan_end',
      sql`num_nonnulls(${table.endsOn}, ${table.paymentCount}) = 0 or (num_nonnulls(${table.endsOn}, ${table.paymentCount}) = 1 and (${table.repeats} in ('weekly', 'monthly')) is true and coalesce(${table.endsOn} >= ${table.startsOn}, ${table.paymentCount} between 1 and 500) is true)`,
    ),
    check(
      'transfers_change',
      sql`num_nulls(${table.changesScheduleId}, ${table.replacesId}) = 2 or (num_nulls(${table.changesScheduleId}, ${table.replacesId}, ${table.startsOn}) = 0 and ${table.scheduleId} is null)`,
    ),
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

/**
 * Scheduled transfers. Each is the plan of a confirmed transfer in the state `scheduled`, which has all other values, or of the last change of it.
 * Triggers reject a run with other terms than those in force.
 */
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
    /** The change whose terms are in force. Null while those of the first transfer are. */
    termsId: uuid('terms_id').references(() => transfers.id),
    createdAt: moment('created_at').notNull(),
    /** The place of the next run in the plan, counted from 0. */
    runs: integer('runs').notNull().default(0),
    /** The day of the next run in Riyadh. Null when there is none. */
    nextRunOn: date('next_run_on'),
    /** The beginning of that day, when the job starts the run. */
    dueAt: moment('due_at'),
    /** The person who cancelled it. */
    cancelledBy: uuid('cancelled_by').references(() => accounts.id),
    ...stateColumns<'confirmed' | 'last_run' | 'customer' | 'account_closed'>()(['active', 'cancelled', 'ended']),
  },
  table => [
    index('transfer_schedules_newest').on(table.accountId, table.createdAt, table.id),
    uniqueIndex('transfer_schedules_terms').on(table.termsId),
    index('transfer_schedules_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('transfer_schedules_next', sql`(${table.state} = 'active') = (${table.nextRunOn} is not null)`),
    check('transfer_schedules_due_day', sql`(${table.nextRunOn} is null) = (${table.dueAt} is null)`),
  ],
)
export type TransferSchedule = typeof transferSchedules.$inferSelect

/** The days on which a schedule pays nothing. A trigger rejects those that have begun. */
export const transferScheduleSkips = pgTable(
  'transfer_schedule_skips',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => transferSchedules.id),
    runOn: date('run_on').notNull(),
    skippedBy: uuid('skipped_by')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scheduleId, table.runOn] }),
    index('transfer_schedule_skips_by').on(table.skippedBy),
  ],
)
