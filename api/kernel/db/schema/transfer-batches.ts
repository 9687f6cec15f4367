import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TransferPurpose } from '#api/contract/generated/schemas.ts'
import { MAX_BATCH_ROWS } from '#domain/constants.ts'
import { accounts } from './auth.ts'
import { beneficiaries } from './beneficiaries.ts'
import { halalas, moment, sealed, stateColumns } from './columns.ts'
import { subWallets } from './ledger.ts'
import { wallets } from './wallet.ts'

/** Many transfers that one code confirms. A trigger prevents changes of confirmed values. */
export const transferBatches = pgTable(
  'transfer_batches',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** The source. Null for the main wallet. */
    subWalletId: text('sub_wallet_id').references(() => subWallets.id),
    fileName: sealed('file_name', 'note'),
    /** The digest of the source and all rows, so that the same rows are one batch. */
    digest: text('digest').notNull(),
    /** How often the same rows were confirmed before, if they are sent again on purpose. */
    repetition: integer('repetition').notNull(),
    rowCount: integer('row_count').notNull(),
    total: halalas('total').notNull(),
    ...stateColumns<
      | 'created'
      | 'confirmed'
      | 'rows_sent'
      | 'customer'
      | 'newer_drafts'
      | 'timeout'
      | 'account_closed'
      | 'approved'
      | 'approver'
    >()(['draft', 'awaiting_approval', 'sending', 'sent', 'cancelled', 'expired', 'declined']),
    createdAt: moment('created_at').notNull(),
    /** The person who made it. Null for a batch from before there were members. */
    madeBy: uuid('made_by').references(() => accounts.id),
    confirmedAt: moment('confirmed_at'),
    /** The time of the next job: a draft ends, or rows become transfers. */
    dueAt: moment('due_at'),
  },
  table => [
    uniqueIndex('transfer_batches_one_per_rows')
      .on(table.accountId, table.digest, table.repetition)
      .where(sql`${table.state} in ('draft', 'awaiting_approval', 'sending', 'sent')`),
    index('transfer_batches_newest').on(table.accountId, table.createdAt, table.id),
    index('transfer_batches_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('transfer_batches_rows', sql`${table.rowCount} between 1 and ${sql.raw(String(MAX_BATCH_ROWS))}`),
    check('transfer_batches_total', sql`${table.total} > 0`),
    check(
      'transfer_batches_confirmed',
      sql`${table.state} not in ('awaiting_approval', 'sending', 'sent', 'declined') or ${table.confirmedAt} is not null`,
    ),
    check('transfer_batches_due_states', sql`(${table.state} in ('draft', 'sending')) = (${table.dueAt} is not null)`),
  ],
)
export type TransferBatchEntity = typeof transferBatches.$inferSelect

/** The transfers of a batch as they were confirmed. A trigger prevents changes. */
export const transferBatchRows = pgTable(
  'transfer_batch_rows',
  {
    /** The id, which is also that of the resulting transfer, so that a row becomes only one. */
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => transferBatches.id, { onDelete: 'cascade' }),
    /** The line in the file. */
    line: integer('line').notNull(),
    beneficiaryId: uuid('beneficiary_id')
      .notNull()
      .references(() => beneficiaries.id),
    amount: halalas('amount').notNull(),
    purpose: text('purpose').$type<TransferPurpose>().notNull(),
    note: sealed('note', 'note'),
  },
  table => [
    unique('transfer_batch_rows_line').on(table.batchId, table.line),
    check('transfer_batch_rows_amount', sql`${table.amount} > 0`),
  ],
)
export type TransferBatchRowEntity = typeof transferBatchRows.$inferSelect
