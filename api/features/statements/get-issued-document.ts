import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentDocument, requireDocument } from './statements.store.ts'

/** Throws `ISSUED_DOCUMENT_NOT_FOUND`. */
export const getIssuedDocument = async (
  deps: Deps,
  bearer: AccountBearer,
  documentId: string,
): Promise<IssuedDocument> => presentDocument(deps, await requireDocument(deps.db, bearer, documentId))
