import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CertifiedBalance, DocumentKind } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { halalas, moment, sealed } from './columns.ts'
import { ledgerAccounts } from './ledger.ts'

/**
 * The closed months of the main wallet or a sub-wallet, in Riyadh, including its money on hold. A trigger writes the figures and the digest from
 * the entries. It closes the months in order, and no entry may be written into a closed month.
 */
export const closedMonths = pgTable(
  'closed_months',
  {
    /** The account, whose kind is `main` or `sub`. */
    accountId: uuid('account_id').notNull(),
    walletId: uuid('wallet_id').notNull(),
    /** The first day of the month. */
    month: date('month').notNull(),
    opening: halalas('opening').notNull().default(0),
    moneyIn: halalas('money_in').notNull().default(0),
    moneyOut: halalas('money_out').notNull().default(0),
    closing: halalas('closing').notNull().default(0),
    entryCount: integer('entry_count').notNull().default(0),
    /** The digest over the entries in their order, the figures, and the digest of the month before. */
    digest: text('digest').notNull().default(''),
    closedAt: moment('closed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.month] }),
    foreignKey({
      name: 'closed_months_account',
      columns: [table.accountId, table.walletId],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.walletId],
    }),
    check('closed_months_first_day', sql`extract(day from ${table.month}) = 1`),
    check('closed_months_sum', sql`${table.closing} = ${table.opening} + ${table.moneyIn} - ${table.moneyOut}`),
    check('closed_months_over', sql`${table.closedAt} >= start_of_month(${table.month}, 1)`),
  ],
)
export type ClosedMonth = typeof closedMonths.$inferSelect

/** Statements, certificates and letters as they were issued. Append-only. */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The code with which anybody can check the document: twelve characters, without hyphens. */
    code: text('code').notNull().unique(),
    /** The hash of the whole content of the document, so that the same one is not issued twice. */
    contentHash: text('content_hash').notNull(),
    holder: text('holder').notNull(),
    holderArabic: text('holder_arabic'),
    crNumber: text('cr_number').notNull(),
    iban: sealed('iban', 'iban'),
    /** For a statement, the ledger account of the main wallet or sub-wallet. */
    ledgerAccountId: uuid('ledger_account_id').references(() => ledgerAccounts.id),
    subWalletId: text('sub_wallet_id'),
    subWalletName: text('sub_wallet_name'),
    fromDay: date('from_day'),
    toDay: date('to_day'),
    /** Whether the statement was issued before its last day was over. */
    isInterim: boolean('is_interim').notNull().default(false),
    opening: halalas('opening'),
    moneyIn: halalas('money_in'),
    moneyOut: halalas('money_out'),
    closing: halalas('closing'),
    entryCount: integer('entry_count'),
    /** The newest entry at that time. Later ones are not in the statement. */
    lastSequence: bigint('last_sequence', { mode: 'number' }),
    balances: jsonb('balances').$type<CertifiedBalance[]>(),
    digest: text('digest').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  table => [
    unique('issued_documents_content').on(table.accountId, table.contentHash),
    index('issued_documents_of_account').on(table.accountId, table.issuedAt),
    check('issued_documents_code', sql`${table.code} ~ '^[0-9A-HJKMNP-TV-Z]{12}$'`),
    check(
      'issued_documents_sum',
      sql`${table.kind} <> 'statement' or ${table.closing} = ${table.opening} + ${table.moneyIn} - ${table.moneyOut}`,
    ),
    check(
      'issued_documents_parts',
      sql`(${table.kind} = 'statement') = (${table.ledgerAccountId} is not null) and (${table.kind} = 'statement') = (num_nonnulls(${table.fromDay}, ${table.toDay}, ${table.opening}, ${table.moneyIn}, ${table.moneyOut}, ${table.entryCount}, ${table.lastSequence}) = 7)
        and (${table.kind} = 'balance_certificate') = (${table.balances} is not null) and (${table.kind} = 'iban_letter') = (${table.closing} is null) and (${table.kind} <> 'iban_letter' or ${table.iban} is not null)`,
    ),
  ],
)
export type IssuedDocumentRow = typeof issuedDocuments.$inferSelect
