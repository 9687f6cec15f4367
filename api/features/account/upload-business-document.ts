import { and, eq, isNull } from 'drizzle-orm'
import type { BusinessDocument, BusinessDocumentKind } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import {
  type BusinessDocumentRow,
  businessDocumentChunks,
  businessDocuments,
} from '#api/kernel/db/schema/business-documents.ts'
import { type FilePlace, type UploadedBody, uploadFile } from '#api/kernel/files/upload-file.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { chunkPlace, documentsOf, presentDocument } from '#api/people/documents/business-documents.ts'
import { answerRequest } from '#api/people/documents/document-requests.ts'
import { MAX_BUSINESS_DOCUMENT_BYTES, MAX_BUSINESS_DOCUMENTS } from '#domain/constants.ts'

/**
 * Stores a file as it arrives, one at a time for a business. An upload that is repeated with the same id returns the stored one. It answers the
 * request of the staff for a document of its kind.
 * @throws PlinkError `BUSINESS_DOCUMENT_NOT_FOUND` for the id of another business, `BUSINESS_DOCUMENT_TYPE_UNSUPPORTED`,
 * `BUSINESS_DOCUMENT_TOO_LARGE`, `BUSINESS_DOCUMENT_LIMIT_REACHED`, `RATE_LIMITED`
 */
export async function uploadBusinessDocument(
  { db, clock }: Deps,
  { account, person }: SessionBearer,
  { id, kind }: { id: string; kind: BusinessDocumentKind },
  body: UploadedBody,
): Promise<BusinessDocument> {
  const [earlier] = await db.select().from(businessDocuments).where(eq(businessDocuments.id, id))
  if (earlier && earlier.accountId !== account.id) throw new PlinkError('BUSINESS_DOCUMENT_NOT_FOUND')
  if (earlier?.completedAt) return presentDocument({ ...earlier, sizeBytes: earlier.sizeBytes ?? 0 })
  const row = { id, kind, accountId: account.id, uploadedBy: person.id, createdAt: clock() }
  return uploadFile({ db, clock }, filePlace(clock, row), body)
}

type NewDocument = Pick<BusinessDocumentRow, 'id' | 'kind' | 'accountId' | 'uploadedBy' | 'createdAt'>

function filePlace(clock: Deps['clock'], row: NewDocument): FilePlace<BusinessDocument> {
  const { id, accountId, createdAt } = row
  const { completedAt } = businessDocuments
  // Another upload with the same id may have replaced this one.
  const isThis = and(eq(businessDocuments.id, id), eq(businessDocuments.createdAt, createdAt), isNull(completedAt))
  return {
    turn: { kind: 'document upload', subject: accountId },
    maxBytes: MAX_BUSINESS_DOCUMENT_BYTES,
    tooLarge: () => new PlinkError('BUSINESS_DOCUMENT_TOO_LARGE'),
    unsupported: () => new PlinkError('BUSINESS_DOCUMENT_TYPE_UNSUPPORTED'),
    chunkPlace: chunkPlace(id),
    begin: (tx, { mediaType, contentKey }) => insertUpload(tx, { ...row, mediaType, contentKey }),
    lock: async tx =>
      (await tx.select({ id: businessDocuments.id }).from(businessDocuments).where(isThis).for('key share')).length > 0,
    addChunk: async (tx, number, content) => {
      await tx.insert(businessDocumentChunks).values({ documentId: id, number, content })
    },
    complete: async (tx, sizeBytes) => {
      const completion = { sizeBytes, completedAt: clock() }
      const [document] = await tx.update(businessDocuments).set(completion).where(isThis).returning()
      if (!document) return undefined
      await answerRequest(tx, row, completion.completedAt)
      return presentDocument({ ...document, sizeBytes })
    },
    discard: async db => {
      await db.delete(businessDocuments).where(isThis)
    },
  }
}

/** Stores the row that the content belongs to, and replaces uploads that were broken off. Stores nothing once the account is closed. */
async function insertUpload(
  tx: Db,
  row: NewDocument & Pick<BusinessDocumentRow, 'mediaType' | 'contentKey'>,
): Promise<void> {
  const isOpen = and(eq(accounts.id, row.accountId), isNull(accounts.closedAt))
  const [open] = await tx.select({ id: accounts.id }).from(accounts).where(isOpen).for('no key update')
  if (!open) throw new PlinkError('BUSINESS_DOCUMENT_NOT_FOUND')
  const { accountId, completedAt } = businessDocuments
  await tx.delete(businessDocuments).where(and(eq(accountId, row.accountId), isNull(completedAt)))
  const usedSlots = new Set((await documentsOf(tx, row.accountId)).map(({ slot }) => slot))
  const slots = Array.from({ length: MAX_BUSINESS_DOCUMENTS }, (_, index) => index + 1)
  const slot = slots.find(each => !usedSlots.has(each))
  if (slot === undefined) throw new PlinkError('BUSINESS_DOCUMENT_LIMIT_REACHED')
  await tx.insert(businessDocuments).values({ ...row, slot })
}
