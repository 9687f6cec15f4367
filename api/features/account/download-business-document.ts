import type { Deps } from '#api/deps.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { type DocumentFile, fileOf, requireDocument } from '#api/people/documents/business-documents.ts'

/** Throws `BUSINESS_DOCUMENT_NOT_FOUND`. */
export async function downloadBusinessDocument(
  deps: Deps,
  { account }: AccountBearer,
  id: string,
  requestId: string,
): Promise<DocumentFile> {
  const document = await requireDocument(deps.db, account.id, id)
  return fileOf(deps, document, { requestId, operation: 'downloadBusinessDocument' })
}
