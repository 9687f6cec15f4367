import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  DifferenceResolution,
  ReconciliationDifferenceKind,
  ReconciliationMovement,
  ReconciliationSource,
} from '#api/contract/generated/schemas.ts'
import { admins } from './admin.ts'
import { halalas, moment, stateColumns } from './columns.ts'

/** The files of the bank and of the card provider, one for each day. Append-only except for `comparedAt`, which is set once. */
export const reconciliationFiles = pgTable(
  'reconciliation_files',
  {
    id: uuid('id').primaryKey(),
    source: text('source').$type<ReconciliationSource>().notNull(),
    /** The day in Riyadh. */
    day: date('day').notNull(),
    /** The hash of the content. */
    sha256: text('sha256').notNull().unique(),
    /** The opening balance of the bank. */
    opening: halalas('opening'),
    closing: halalas('closing'),
    lineCount: integer('line_count').notNull(),
    importedVia: text('imported_via', { enum: ['upload', 'command', 'job'] }).notNull(),
    importedBy: uuid('imported_by').references(() => admins.id),
    importedAt: moment('imported_at').notNull(),
    /** The time of the comparison with the books. Null until then. */
    comparedAt: moment('compared_at'),
  },
  table => [
    unique('reconciliation_files_day').on(table.source, table.day),
    index('reconciliation_files_newest').on(table.day, table.id),
    index('reconciliation_files_to_compare').on(table.source).where(sql`${table.comparedAt} is null`),
    check('reconciliation_files_source', sql`${table.source} in ('bank', 'cards')`),
    check(
      'reconciliation_files_balances',
      sql`(${table.source} = 'bank') = (num_nulls(${table.opening}, ${table.closing}) = 0)`,
    ),
    check('reconciliation_files_by', sql`(${table.importedVia} = 'upload') = (${table.importedBy} is not null)`),
  ],
)
export type ReconciliationFileRow = typeof reconciliationFiles.$inferSelect

/** The single movements in a file. They contain nothing that names a person. Append-only. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => reconciliationFiles.id),
    /** The number of the line in the file, from 1. */
    number: integer('number').notNull(),
    source: text('source').$type<ReconciliationSource>().notNull(),
    movement: text('movement').$type<ReconciliationMovement>().notNull(),
    /** Our number, or the bank's reference. Together with the movement, it is the key in our books. */
    reference: text('reference').notNull(),
    /** The amount in the smallest unit of the currency, negative for money that leaves. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    bookedAt: moment('booked_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.fileId, table.number] }),
    index('reconciliation_lines_of_movement').on(table.movement, table.reference),
    check('reconciliation_lines_reference', sql`length(${table.reference}) between 1 and 64`),
    check('reconciliation_lines_amount', sql`${table.amount} <> 0`),
  ],
)

/** `agrees` means that a later file or posting has resolved it. */
type DifferenceCause = 'found' | 'agrees' | DifferenceResolution

/**
 * The differences between files and books. A trigger prevents changes of the recorded values. A `closed` difference has resolved itself and may
 * open again; a `resolved` one was resolved by two people.
 */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** One key for each difference, however often it is found. */
    key: text('key').notNull().unique(),
    source: text('source').$type<ReconciliationSource>().notNull(),
    kind: text('kind').$type<ReconciliationDifferenceKind>().notNull(),
    /** The movement, or null for a difference of a whole file. */
    movement: text('movement').$type<ReconciliationMovement>(),
    reference: text('reference'),
    day: date('day').notNull(),
    /** The amount in our books, in halalas. Null if they have none. */
    expected: halalas('expected'),
    /** The amount in the files. Null if they have none. */
    stated: bigint('stated', { mode: 'number' }),
    currency: text('currency').notNull(),
    /** The change that a posting would make in the house account that mirrors the source. Null if nothing can be posted. */
    correction: halalas('correction'),
    ...stateColumns<DifferenceCause>()(['open', 'closed', 'resolved']),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('reconciliation_differences_open').on(table.source, table.sequence).where(sql`${table.state} = 'open'`),
    index('reconciliation_differences_resolved')
      .on(table.stateSince, table.sequence)
      .where(sql`${table.state} <> 'open'`),
    index('reconciliation_differences_of_movement').on(table.movement, table.reference),
    check(
      'reconciliation_differences_subject',
      sql`(${table.kind} in ('sum_differs', 'opening_differs')) = (num_nulls(${table.movement}, ${table.reference}) = 2)
      and num_nulls(${table.movement}, ${table.reference}) in (0, 2)`,
    ),
    check('reconciliation_differences_said', sql`num_nonnulls(${table.expected}, ${table.stated}) > 0`),
    check(
      'reconciliation_differences_correction',
      sql`${table.correction} is null or (${table.currency} = 'SAR' and ${table.movement} is not null
      and ${table.correction} <> 0 and ${table.correction} = coalesce(${table.stated}, 0) - coalesce(${table.expected}, 0))`,
    ),
    check(
      'reconciliation_differences_posted',
      sql`${table.stateCause} not in ('suspense', 'fees') or ${table.correction} is not null`,
    ),
  ],
)
export type ReconciliationDifferenceRow = typeof reconciliationDifferences.$inferSelect
