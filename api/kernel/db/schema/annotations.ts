import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
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
import { MEDIA_TYPES } from '#api/kernel/files/file-content.ts'
import { MAX_CATEGORIES, MAX_RECEIPT_BYTES, MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'
import { admins } from './admin.ts'
import { accounts } from './auth.ts'
import { moment, sealed, stateColumns } from './columns.ts'
import { transactions } from './ledger.ts'
import { transfers } from './transfers.ts'
import { wallets } from './wallet.ts'

/** The categories of an account. The unique slots limit their number, also when several are created at once. */
export const transactionCategories = pgTable(
  'transaction_categories',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    slot: smallint('slot').notNull(),
    name: text('name').notNull(),
    /** The Arabic name of a category that an account begins with. */
    nameArabic: text('name_arabic'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('transaction_categories_wallet').on(table.id, table.walletId),
    unique('transaction_categories_slot').on(table.walletId, table.slot),
    uniqueIndex('transaction_categories_name').on(table.walletId, sql`lower(${table.name})`),
    check('transaction_categories_slots', sql`${table.slot} between 1 and ${sql.raw(String(MAX_CATEGORIES))}`),
  ],
)
export type TransactionCategoryRow = typeof transactionCategories.$inferSelect

/**
 * A customer's notes on a transaction. A trigger ensures that the transaction belongs to the wallet. When the category is deleted, the foreign key
 * sets it to null.
 */
export const transactionAnnotations = pgTable(
  'transaction_annotations',
  {
    /** The `referenceId` of the transaction. */
    id: text('id')
      .primaryKey()
      .references(() => transactions.referenceId),
    walletId: uuid('wallet_id').notNull(),
    categoryId: uuid('category_id'),
    note: sealed('note', 'note'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    foreignKey({
      name: 'transaction_annotations_category',
      columns: [table.categoryId, table.walletId],
      foreignColumns: [transactionCategories.id, transactionCategories.walletId],
    }).onDelete('set null'),
    index('transaction_annotations_by_category').on(table.categoryId),
    index('transaction_annotations_of_wallet').on(table.walletId),
  ],
)

/**
 * The category that new transactions with a counterparty get. A trigger applies it, and a transaction is posted whatever becomes of its category.
 * It ends with its category.
 */
export const categoryRules = pgTable(
  'category_rules',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id').notNull(),
    /** As transactions have it. */
    counterparty: text('counterparty').notNull(),
    counterpartyArabic: text('counterparty_arabic'),
    categoryId: uuid('category_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('category_rules_counterparty').on(table.walletId, table.counterparty),
    foreignKey({
      name: 'category_rules_category',
      columns: [table.categoryId, table.walletId],
      foreignColumns: [transactionCategories.id, transactionCategories.walletId],
    }).onDelete('cascade'),
    index('category_rules_of_category').on(table.categoryId),
  ],
)
export type CategoryRuleRow = typeof categoryRules.$inferSelect

/**
 * Files of a customer about a transaction or about a payment, which may not have a transaction yet. A file that is not complete is being uploaded, and
 * is not visible. The unique slots limit their number. The content is encrypted with its own key, so that a rotation of the secret key seals this row
 * again and not the file. A trigger ensures that the transaction or payment belongs to the wallet.
 */
export const receipts = pgTable(
  'receipts',
  {
    /** The `referenceId` of the transaction, or the id of the payment. */
    referenceId: text('reference_id').notNull(),
    /** The transfer or bill payment, or null for a file of a transaction. */
    paymentId: uuid('payment_id').references(() => transfers.id),
    /** The id, which the customer's program chooses, so that a repeated upload is the same file. */
    id: uuid('id').notNull(),
    walletId: uuid('wallet_id').notNull(),
    slot: smallint('slot').notNull(),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    contentKey: sealed('content_key', 'file key').notNull(),
    sizeBytes: integer('size_bytes'),
    createdAt: moment('created_at').notNull(),
    completedAt: moment('completed_at'),
  },
  table => [
    primaryKey({ columns: [table.referenceId, table.id] }),
    unique('receipts_slot').on(table.referenceId, table.slot),
    index('receipts_of_wallet').on(table.walletId),
    index('receipts_unfinished').on(table.createdAt).where(sql`${table.completedAt} is null`),
    check('receipts_payment', sql`${table.paymentId}::text = ${table.referenceId}`),
    check('receipts_slots', sql`${table.slot} between 1 and ${sql.raw(String(MAX_RECEIPTS_PER_TRANSACTION))}`),
    check('receipts_completed', sql`(${table.completedAt} is null) = (${table.sizeBytes} is null)`),
    check('receipts_size', sql`${table.sizeBytes} between 1 and ${sql.raw(String(MAX_RECEIPT_BYTES))}`),
  ],
)
export type ReceiptRow = typeof receipts.$inferSelect

/** The encrypted content of a receipt, in order. */
export const receiptChunks = pgTable(
  'receipt_chunks',
  {
    referenceId: text('reference_id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
    number: integer('number').notNull(),
    /** The content in base64, because drizzle reads bytes differently from the two databases. */
    content: text('content').notNull(),
  },
  table => [
    primaryKey({ columns: [table.referenceId, table.receiptId, table.number] }),
    foreignKey({
      name: 'receipt_chunks_receipt',
      columns: [table.referenceId, table.receiptId],
      foreignColumns: [receipts.referenceId, receipts.id],
    }).onDelete('cascade'),
  ],
)

/** Problems with a transaction that a customer has reported. A transaction has at most one that is not closed. */
export const transactionCases = pgTable(
  'transaction_cases',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    referenceId: text('reference_id')
      .notNull()
      .references(() => transactions.referenceId),
    problem: text('problem', {
      enum: ['not_recognised', 'wrong_amount', 'not_received', 'charged_twice', 'other'],
    }).notNull(),
    createdAt: moment('created_at').notNull(),
    ...stateColumns<'reported' | 'answered' | 'replied' | 'closed_by_customer' | 'closed_by_staff'>()([
      'open',
      'answered',
      'closed',
    ]),
  },
  table => [
    uniqueIndex('transaction_cases_one_open').on(table.referenceId).where(sql`${table.state} <> 'closed'`),
    index('transaction_cases_of_transaction').on(table.referenceId, table.createdAt),
    index('transaction_cases_of_wallet').on(table.walletId),
    index('transaction_cases_by_state').on(table.state, table.stateSince, table.id),
  ],
)
export type TransactionCaseRow = typeof transactionCases.$inferSelect

/** The messages of both sides. Append-only; a trigger limits their number in a case. */
export const transactionCaseMessages = pgTable(
  'transaction_case_messages',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => transactionCases.id),
    /** The author, or null for the customer. */
    adminId: uuid('admin_id').references(() => admins.id),
    /** The person of the customer. Null for the staff, and for a message from before this was recorded. */
    writtenBy: uuid('written_by').references(() => accounts.id),
    text: sealed('text', 'note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('transaction_case_messages_of_case').on(table.caseId, table.sequence)],
)
