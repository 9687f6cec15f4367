import type { BusinessDocumentList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { documentsOf, presentDocuments } from '#api/people/documents/business-documents.ts'

export const listBusinessDocuments = async ({ db }: Deps, { account }: AccountBearer): Promise<BusinessDocumentList> =>
  presentDocuments(await documentsOf(db, account.id))
