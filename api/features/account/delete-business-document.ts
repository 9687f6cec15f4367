import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { businessDocuments } from '#api/kernel/db/schema/business-documents.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireDocument } from '#api/people/documents/business-documents.ts'
import { replaceAnswer } from '#api/people/documents/document-requests.ts'

/** The foreign key deletes the content of the document with it. A request that only this document answers is open again. Throws `BUSINESS_DOCUMENT_NOT_FOUND`. */
export async function deleteBusinessDocument({ db }: Deps, { account }: AccountBearer, id: string): Promise<void> {
  await db.transaction(async tx => {
    await replaceAnswer(tx, await requireDocument(tx, account.id, id))
    const rows = await tx.delete(businessDocuments).where(eq(businessDocuments.id, id)).returning()
    if (rows.length === 0) throw new PlinkError('BUSINESS_DOCUMENT_NOT_FOUND')
  })
}
