import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { BusinessDocument, BusinessDocumentList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type BusinessDocumentRow,
  businessDocumentChunks,
  businessDocuments,
} from '#api/kernel/db/schema/business-documents.ts'
import { EXTENSIONS } from '#api/kernel/files/file-content.ts'
import { readFile } from '#api/kernel/files/read-file.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { MAX_BUSINESS_DOCUMENTS } from '#domain/constants.ts'
import { documentRequestsOf, presentRequest } from './document-requests.ts'

/** A completed document. Others are visible to nobody. */
export type StoredDocument = BusinessDocumentRow & { sizeBytes: number }

/** Returns the completed documents, newest first. */
export async function documentsOf(db: Db, accountId: string): Promise<StoredDocument[]> {
  const isStored = and(eq(businessDocuments.accountId, accountId), isNotNull(businessDocuments.completedAt))
  const { createdAt, slot } = businessDocuments
  const rows = await db.select().from(businessDocuments).where(isStored).orderBy(desc(createdAt), asc(slot))
  return rows.map(({ sizeBytes, ...row }) => ({ ...row, sizeBytes: sizeBytes ?? 0 }))
}

/** Throws `BUSINESS_DOCUMENT_NOT_FOUND`, also for a document of another business. */
export async function requireDocument(db: Db, accountId: string, id: string): Promise<StoredDocument> {
  const document = (await documentsOf(db, accountId)).find(each => each.id === id)
  if (!document) throw new PlinkError('BUSINESS_DOCUMENT_NOT_FOUND')
  return document
}

export const presentDocument = ({ id, kind, mediaType, sizeBytes, createdAt }: StoredDocument): BusinessDocument => ({
  businessDocumentId: id,
  kind,
  mediaType,
  sizeBytes,
  createdAt: createdAt.toISOString(),
})

/** Returns the documents of a business, with those that the staff ask for. */
export async function listDocuments(db: Db, accountId: string): Promise<BusinessDocumentList> {
  const documents = await documentsOf(db, accountId)
  const requests = await documentRequestsOf(db, accountId)
  return {
    items: documents.map(presentDocument),
    nextCursor: null,
    max: MAX_BUSINESS_DOCUMENTS,
    requests: requests.map(presentRequest),
  }
}

/** The context that a piece is encrypted for. */
export const chunkPlace = (documentId: string) => (number: number) => `${documentId} ${number}`

/** The name does not tell the name of the customer's file, which is not stored. */
export interface DocumentFile {
  name: string
  body: ReadableStream<Uint8Array>
}

export function fileOf(
  deps: Pick<Deps, 'db' | 'log'>,
  { id, kind, slot, mediaType, contentKey, sizeBytes }: StoredDocument,
  caller: { requestId: string; operation: string },
): DocumentFile {
  const { documentId, number: numberColumn } = businessDocumentChunks
  const readChunk = async (number: number) => {
    const isNext = and(eq(documentId, id), eq(numberColumn, number))
    const [chunk] = await deps.db.select().from(businessDocumentChunks).where(isNext)
    return chunk?.content
  }
  return {
    name: `plink-${kind.replaceAll('_', '-')}-${slot}.${EXTENSIONS[mediaType]}`,
    body: readFile(deps, { contentKey, sizeBytes, readChunk, chunkPlace: chunkPlace(id), ...caller }),
  }
}
