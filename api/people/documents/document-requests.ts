import { and, asc, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { DocumentRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type BusinessDocumentRow,
  businessDocuments,
  type DocumentRequestRow,
  documentRequests,
} from '#api/kernel/db/schema/business-documents.ts'
import { at as momentOf } from '#api/kernel/db/schema/columns.ts'

const { accountId: askedAccountId, kind: askedKind, documentId, closedAt, dueOn, createdAt } = documentRequests

export const isNotClosed = isNull(closedAt)

/** It has a document, which the staff look at. */
export const isProvided = and(isNotClosed, isNotNull(documentId))

/** An owner has to upload a document. */
export const isUnanswered = and(isNotClosed, isNull(documentId))

/** Returns the requests that are not closed. What is due first comes first. */
export const documentRequestsOf = (db: Db, accountId: string): Promise<DocumentRequestRow[]> =>
  db
    .select()
    .from(documentRequests)
    .where(and(eq(askedAccountId, accountId), isNotClosed))
    .orderBy(asc(dueOn), asc(createdAt))

type AnsweringDocument = Pick<BusinessDocumentRow, 'id' | 'accountId' | 'kind'>

/** Answers the request for a document of this kind, if there is one. A newer document takes the place of the answer, and the staff wait no longer. */
export async function answerRequest(tx: Db, { id, accountId, kind }: AnsweringDocument, at: Date): Promise<void> {
  const firstAnsweredAt = sql`case when ${documentId} is null then ${momentOf(at)} else ${documentRequests.providedAt} end`
  await tx
    .update(documentRequests)
    .set({ documentId: id, providedAt: firstAnsweredAt })
    .where(and(eq(askedAccountId, accountId), eq(askedKind, kind), isNotClosed))
}

/** Lets another document of the kind answer the request in place of one that is about to be deleted. Without another, the request is open again. */
export async function replaceAnswer(tx: Db, { id, accountId, kind }: AnsweringDocument): Promise<void> {
  const { completedAt } = businessDocuments
  const isOther = and(
    eq(businessDocuments.accountId, accountId),
    eq(businessDocuments.kind, kind),
    ne(businessDocuments.id, id),
    gte(completedAt, createdAt),
  )
  const newest = tx
    .select({ id: businessDocuments.id })
    .from(businessDocuments)
    .where(isOther)
    .orderBy(desc(completedAt))
    .limit(1)
  await tx
    .update(documentRequests)
    .set({ documentId: sql`(${newest})` })
    .where(and(eq(documentId, id), isNotClosed))
}

/** Closes the requests to an account that is being closed. */
export async function closeRequestsOf(tx: Db, accountId: string, at: Date): Promise<void> {
  await tx
    .update(documentRequests)
    .set({ closedAt: at, outcome: 'account_closed' })
    .where(and(eq(askedAccountId, accountId), isNotClosed))
}

export function presentRequest(row: DocumentRequestRow): DocumentRequest {
  const answered = row.documentId === null ? 'open' : 'provided'
  return {
    documentRequestId: row.id,
    kind: row.kind,
    ...(row.note !== null && { note: row.note }),
    dueOn: row.dueOn,
    state: row.closedAt === null ? answered : 'closed',
    ...(row.documentId !== null && { businessDocumentId: row.documentId }),
    createdAt: row.createdAt.toISOString(),
  }
}
