import { desc, eq } from 'drizzle-orm'
import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentDocument } from './statements.store.ts'

const NEWEST = 50

/** Lists the documents that were issued for the account, newest first. */
export async function listIssuedDocuments(deps: Deps, { account }: AccountBearer): Promise<IssuedDocument[]> {
  const documents = await deps.db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.accountId, account.id))
    .orderBy(desc(issuedDocuments.issuedAt), desc(issuedDocuments.id))
    .limit(NEWEST)
  return documents.map(document => presentDocument(deps, document))
}
