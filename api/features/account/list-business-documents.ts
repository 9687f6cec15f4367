import type { BusinessDocumentList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { listDocuments } from '#api/people/documents/business-documents.ts'

export const listBusinessDocuments = async ({ db }: Deps, { account }: AccountBearer): Promise<BusinessDocumentList> =>
  listDocuments(db, account.id)
