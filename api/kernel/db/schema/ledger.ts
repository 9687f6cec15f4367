import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PostingRequest, TransactionType } from '#api/contract/generated/schemas.ts'
import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import { halalas, moment } from './columns.ts'
import { HOUSE_ACCOUNTS } from './house-moves.ts'
import { wallets } from './wallet.ts'

/**
 * Double-entry accounts. Spendable money is on `main` and `sub`, and money on hold is on the `on_hold` account of either. A wallet's
 * money comes from and goes to `outside`, so that the accounts of a wallet sum to zero. Triggers ensure that `balance` is the sum of
 * the entries and that nothing else changes it.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    kind: text('kind', { enum: ['main', 'sub', 'on_hold', 'outside'] }).notNull(),
    /** For `on_hold`, the account whose money is on hold. */
    holdsFor: uuid('holds_for')
      .unique()
      .references((): AnyPgColumn => ledgerAccounts.id),
    balance: halalas('balance').notNull().default(0),
    /** Whether the sub-wallet was closed. A closed sub-wallet is empty and stays empty. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** The end of the newest closed month. No entry may be older. */
    closedUntil: moment('closed_until'),
  },
  table => [
    unique('ledger_accounts_wallet').on(table.id, table.walletId),
    index('ledger_accounts_of_wallet').on(table.walletId),
    uniqueIndex('ledger_accounts_one_main').on(table.walletId).where(sql`${table.kind} = 'main'`),
    uniqueIndex('ledger_accounts_one_outside').on(table.walletId).where(sql`${table.kind} = 'outside'`),
    check('ledger_accounts_not_overdrawn', sql`${table.kind} = 'outside' or ${table.balance} >= 0`),
    check('ledger_accounts_closed_empty', sql`not ${table.isClosed} or ${table.balance} = 0`),
    check('ledger_accounts_holds_for', sql`(${table.kind} = 'on_hold') = (${table.holdsFor} is not null)`),
  ],
)

/** The unique slots limit the number of sub-wallets, also when several are created at once. */
export const subWallets = pgTable(
  'sub_wallets',
  {
    id: text('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    ledgerAccountId: uuid('ledger_account_id')
      .notNull()
      .unique()
      .references(() => ledgerAccounts.id),
    /** The slot, or null after the sub-wallet is closed. A trigger then closes its accounts, and rejects the change if they have money. */
    slot: smallint('slot'),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('sub_wallets_slot').on(table.walletId, table.slot),
    check('sub_wallets_slots', sql`${table.slot} between 1 and ${sql.raw(String(MAX_SUB_WALLETS))}`),
    check('sub_wallets_id', sql`${table.id} ~ '^[0-9]{12}$'`),
  ],
)

/** The kinds of postings of the sandbox and of staff, and those of transfers, bills and top-ups. */
export type PostingKind = PostingRequest['kind'] | 'credit' | 'debit' | 'reserve' | 'settle' | 'cancel'

/** The requests to the ledger, one per key. Append-only. */
export const postings = pgTable(
  'postings',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    key: text('key').notNull(),
    /** The hash that distinguishes a repeated request from another one with the same key. */
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<PostingKind>().notNull(),
    /** The hold that the posting ends. */
    holdId: uuid('hold_id'),
    /** The house account that mirrors the money between the wallet and the outside. */
    houseAccount: text('house_account', { enum: HOUSE_ACCOUNTS }),
    /** The id that ties the two postings of a transfer between wallets. A trigger ensures that their amounts are equal. */
    transferId: uuid('transfer_id'),
    /** The error code of a refusal, which has no entries. */
    refusal: text('refusal', { enum: ['WALLET_INACTIVE', 'WALLET_FROZEN', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'] }),
    refusalReason: text('refusal_reason'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('postings_key').on(table.walletId, table.key),
    unique('postings_wallet').on(table.id, table.walletId),
    index('postings_transfer').on(table.transferId).where(sql`${table.transferId} is not null`),
    check(
      'postings_house_account',
      sql`(${table.houseAccount} is not null) = (${table.refusal} is null and ${table.kind} in ('top_up', 'payment', 'capture', 'reversal', 'credit', 'debit', 'settle'))`,
    ),
    check(
      'postings_between_wallets',
      sql`(${table.houseAccount} is not distinct from 'between_wallets') = (${table.transferId} is not null and ${table.refusal} is null)`,
    ),
  ],
)

/** The entries of the postings. Append-only. Triggers ensure that the entries of a posting sum to zero, and write `balanceAfter`. */
export const entries = pgTable(
  'entries',
  {
    postingId: uuid('posting_id').notNull(),
    accountId: uuid('account_id').notNull(),
    walletId: uuid('wallet_id').notNull(),
    /** The order of entries within a millisecond. */
    sequence: halalas('sequence').notNull().generatedAlwaysAsIdentity(),
    amount: halalas('amount').notNull(),
    balanceAfter: halalas('balance_after').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.postingId, table.accountId] }),
    foreignKey({
      name: 'entries_posting',
      columns: [table.postingId, table.walletId],
      foreignColumns: [postings.id, postings.walletId],
    }),
    foreignKey({
      name: 'entries_account',
      columns: [table.accountId, table.walletId],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.walletId],
    }),
    index('entries_newest').on(table.accountId, table.createdAt, table.sequence),
    check('entries_not_nothing', sql`${table.amount} <> 0`),
  ],
)

/** The postings as the customer sees them. Only a pending one changes, once, to successful or failed. */
export const transactions = pgTable(
  'transactions',
  {
    referenceId: text('reference_id').primaryKey(),
    /** The order of transactions within a millisecond. It is not shown, because it reveals how busy the product is. */
    sequence: halalas('sequence').notNull().generatedAlwaysAsIdentity(),
    postingId: uuid('posting_id').notNull(),
    walletId: uuid('wallet_id').notNull(),
    /** The account of the main wallet or sub-wallet that the transaction belongs to. */
    accountId: uuid('account_id').notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    status: text('status', { enum: ['successful', 'pending', 'failed'] }).notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount: halalas('amount').notNull(),
    counterparty: text('counterparty').notNull(),
    /** The Arabic name of the counterparty, if known. */
    counterpartyArabic: text('counterparty_arabic'),
    failure: text('failure', {
      enum: ['insufficient_funds', 'limit_exceeded', 'wallet_inactive', 'wallet_frozen', 'released'],
    }),
    reversalOf: text('reversal_of')
      .unique()
      .references((): AnyPgColumn => transactions.referenceId),
    /** Whether it is a move between the wallet and its sub-wallets, which is not spending. */
    isInternal: boolean('is_internal').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** The text that a search matches. */
    searched: text('searched')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${transactions.counterparty} || ' ' || ${transactions.referenceId} || coalesce(' ' || ${transactions.counterpartyArabic}, '')`,
      ),
  },
  table => [
    foreignKey({
      name: 'transactions_posting',
      columns: [table.postingId, table.walletId],
      foreignColumns: [postings.id, postings.walletId],
    }),
    foreignKey({
      name: 'transactions_account',
      columns: [table.accountId, table.walletId],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.walletId],
    }),
    check('transactions_amount', sql`${table.amount} > 0`),
    check('transactions_failure', sql`(${table.status} = 'failed') = (${table.failure} is not null)`),
    index('transactions_posting_id').on(table.postingId),
    index('transactions_newest').on(table.accountId, table.createdAt, table.sequence),
    index('transactions_by_status').on(table.accountId, table.status, table.createdAt, table.sequence),
    index('transactions_by_type').on(table.accountId, table.type, table.createdAt, table.sequence),
    index('transactions_new').on(table.accountId, table.sequence),
  ],
)
export type TransactionRow = typeof transactions.$inferSelect

/** Reserved money. A trigger prevents changes of a hold that has ended. */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    accountId: uuid('account_id').notNull(),
    referenceId: text('reference_id')
      .notNull()
      .unique()
      .references(() => transactions.referenceId),
    amount: halalas('amount').notNull(),
    reason: text('reason', { enum: ['authorization', 'deposit', 'review', 'dispute', 'transfer'] }).notNull(),
    status: text('status', { enum: ['active', 'captured', 'released'] }).notNull(),
    heldAt: moment('held_at').notNull(),
    expectedRelease: moment('expected_release').notNull(),
    endedAt: moment('ended_at'),
  },
  table => [
    foreignKey({
      name: 'holds_account',
      columns: [table.accountId, table.walletId],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.walletId],
    }),
    check('holds_amount', sql`${table.amount} > 0`),
    check('holds_ended', sql`(${table.status} = 'active') = (${table.endedAt} is null)`),
    index('holds_active').on(table.accountId, table.heldAt, table.id).where(sql`${table.status} = 'active'`),
    index('holds_due').on(table.expectedRelease).where(sql`${table.status} = 'active'`),
  ],
)
export type HoldRow = typeof holds.$inferSelect
