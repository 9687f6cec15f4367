import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { halalas, moment, sealed, stateColumns } from './columns.ts'
import { transferBatches } from './transfer-batches.ts'
import { transfers } from './transfers.ts'

/** The amounts from which a payment needs approvals, with the number of other people. Without a row, no payment needs any. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fromAmount: halalas('from_amount').notNull(),
    approvals: smallint('approvals').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.fromAmount] }),
    check('approval_rules_amount', sql`${table.fromAmount} > 0`),
    check('approval_rules_approvals', sql`${table.approvals} in (1, 2)`),
  ],
)

/** Who must approve what somebody makes from an amount on. */
export const approvalRulesByPerson = pgTable(
  'approval_rules_by_person',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => accounts.id),
    fromAmount: halalas('from_amount').notNull(),
    approverId: uuid('approver_id')
      .notNull()
      .references(() => accounts.id),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.makerId, table.fromAmount] }),
    index('approval_rules_by_person_maker').on(table.makerId),
    index('approval_rules_by_person_approver').on(table.approverId),
    check('approval_rules_by_person_amount', sql`${table.fromAmount} > 0`),
    check('approval_rules_by_person_others', sql`${table.makerId} <> ${table.approverId}`),
  ],
)

/**
 * A payment that its maker has confirmed and that waits for approvals. Its revision rises whenever the payment or the required number of approvals
 * changes, and approvals of earlier revisions are void. Triggers reject a payment without its approvals.
 */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: uuid('id').primaryKey(),
    /** The order of requests within a millisecond. */
    sequence: halalas('sequence').notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The subject: a transfer, an order of bills or a file of transfers. */
    transferId: uuid('transfer_id')
      .unique()
      .references(() => transfers.id),
    billOrderId: uuid('bill_order_id').unique(),
    batchId: uuid('batch_id')
      .unique()
      .references(() => transferBatches.id),
    /** The person who confirmed the payment. */
    madeBy: uuid('made_by')
      .notNull()
      .references(() => accounts.id),
    amount: halalas('amount').notNull(),
    approvalsNeeded: smallint('approvals_needed').notNull(),
    /** The person who must be among those who approve it. */
    requiredApproverId: uuid('required_approver_id').references(() => accounts.id),
    revision: integer('revision').notNull().default(1),
    ...stateColumns<'confirmed' | 'approved' | 'approver' | 'customer' | 'timeout' | 'account_closed'>()([
      'waiting',
      'approved',
      'declined',
      'cancelled',
      'expired',
    ]),
    createdAt: moment('created_at').notNull(),
    /** The time of the expiry. Null once the request is decided. */
    dueAt: moment('due_at'),
    /** The person who declined or cancelled the payment. */
    decidedBy: uuid('decided_by').references(() => accounts.id),
    /** The reason why the payment was declined. */
    reason: sealed('reason', 'note'),
  },
  table => [
    index('approval_requests_newest').on(table.accountId, table.createdAt, table.sequence),
    index('approval_requests_made_by').on(table.madeBy),
    index('approval_requests_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('approval_requests_required_approver')
      .on(table.requiredApproverId)
      .where(sql`${table.requiredApproverId} is not null`),
    index('approval_requests_waiting').on(table.accountId).where(sql`${table.state} = 'waiting'`),
    index('approval_requests_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check(
      'approval_requests_payment',
      sql`num_nonnulls(${table.transferId}, ${table.billOrderId}, ${table.batchId}) = 1`,
    ),
    check(
      'approval_requests_required',
      sql`${table.requiredApproverId} is null or ${table.requiredApproverId} <> ${table.madeBy}`,
    ),
    check('approval_requests_needed', sql`${table.approvalsNeeded} in (1, 2)`),
    check('approval_requests_due_states', sql`(${table.state} = 'waiting') = (${table.dueAt} is not null)`),
    check('approval_requests_declined', sql`(${table.state} = 'declined') = (${table.reason} is not null)`),
  ],
)
export type ApprovalRequest = typeof approvalRequests.$inferSelect

/** The approvals of a revision of a payment. A trigger rejects those of its maker, and of people who may not approve. */
export const approvals = pgTable(
  'approvals',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => approvalRequests.id),
    revision: integer('revision').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.requestId, table.revision, table.personId] }),
    index('approvals_of_person').on(table.personId),
  ],
)
