import { sql } from 'drizzle-orm'
import {
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
import type { BusinessDocumentKind } from '#api/contract/generated/schemas.ts'
import { MEDIA_TYPES } from '#api/kernel/files/file-content.ts'
import { MAX_BUSINESS_DOCUMENT_BYTES, MAX_BUSINESS_DOCUMENTS } from '#domain/constants.ts'
import { admins } from './admin.ts'
import { accounts } from './auth.ts'
import { moment, sealed } from './columns.ts'

/**
 * Documents about a business that its owners have uploaded. A document that is not complete is being uploaded, and is not visible. The unique slots
 * limit their number. The content is encrypted with its own key, so that a rotation of the secret key seals this row again and not the file.
 */
export const businessDocuments = pgTable(
  'business_documents',
  {
    /** The id, which the customer's program chooses, so that a repeated upload is the same document. */
    id: uuid('id').primaryKey(),
    /** The account that opened the business. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    slot: smallint('slot').notNull(),
    kind: text('kind').$type<BusinessDocumentKind>().notNull(),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    contentKey: sealed('content_key', 'file key').notNull(),
    sizeBytes: integer('size_bytes'),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    completedAt: moment('completed_at'),
  },
  table => [
    unique('business_documents_slot').on(table.accountId, table.slot),
    index('business_documents_unfinished').on(table.createdAt).where(sql`${table.completedAt} is null`),
    check(
      'business_documents_kind',
      sql`${table.kind} in ('commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other')`,
    ),
    check('business_documents_slots', sql`${table.slot} between 1 and ${sql.raw(String(MAX_BUSINESS_DOCUMENTS))}`),
    check('business_documents_completed', sql`(${table.completedAt} is null) = (${table.sizeBytes} is null)`),
    check(
      'business_documents_size',
      sql`${table.sizeBytes} between 1 and ${sql.raw(String(MAX_BUSINESS_DOCUMENT_BYTES))}`,
    ),
  ],
)
export type BusinessDocumentRow = typeof businessDocuments.$inferSelect

/** The encrypted content of a document, in order. */
export const businessDocumentChunks = pgTable(
  'business_document_chunks',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => businessDocuments.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The content in base64, because drizzle reads bytes differently from the two databases. */
    content: text('content').notNull(),
  },
  table => [primaryKey({ columns: [table.documentId, table.number] })],
)

/**
 * Documents that the staff ask a business for. A request without a document is open. The foreign key opens it again when its document is deleted. A
 * business has at most one of a kind that is not closed.
 */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid('id').primaryKey(),
    /** The account that opened the business. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<BusinessDocumentKind>().notNull(),
    /** The words of the staff to the owners. */
    note: sealed('note', 'note'),
    dueOn: date('due_on').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => admins.id),
    createdAt: moment('created_at').notNull(),
    /** The newest document of its kind that was uploaded since. */
    documentId: uuid('document_id').references(() => businessDocuments.id, { onDelete: 'set null' }),
    /** The time from which it has been answered. */
    providedAt: moment('provided_at'),
    closedAt: moment('closed_at'),
    outcome: text('outcome', { enum: ['withdrawn', 'settled', 'account_closed'] }),
  },
  table => [
    uniqueIndex('document_requests_one_of_a_kind')
      .on(table.accountId, table.kind)
      .where(sql`${table.closedAt} is null`),
    index('document_requests_of_document').on(table.documentId),
    index('document_requests_provided')
      .on(table.providedAt, table.id)
      .where(sql`${table.closedAt} is null and ${table.documentId} is not null`),
    check(
      'document_requests_kind',
      sql`${table.kind} in ('commercial_registration', 'articles_of_association', 'authorization_letter', 'vat_certificate', 'national_address', 'other')`,
    ),
    check('document_requests_provided_by', sql`${table.documentId} is null or ${table.providedAt} is not null`),
    check('document_requests_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
)
export type DocumentRequestRow = typeof documentRequests.$inferSelect
