import { type FileDeps, streamedFile } from '#api/kernel/files/streamed-file.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { camtBeginning, camtEnd, camtEntry } from './camt053.ts'
import { statementEntries } from './statement-entries.ts'
import { requireStatement } from './statements.store.ts'

/** A statement for accounting programs. Throws `ISSUED_DOCUMENT_NOT_FOUND`, `RATE_LIMITED`. */
export async function getStatementCamt(
  deps: FileDeps,
  bearer: AccountBearer,
  documentId: string,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { reads } = deps
  const statement = await requireStatement(reads, bearer, documentId)
  return streamedFile(deps, {
    accountId: bearer.account.id,
    operation: 'getStatementCamt',
    requestId,
    async *parts(read) {
      yield camtBeginning(statement)
      for await (const slice of statementEntries(reads, statement, read)) yield slice.map(camtEntry).join('')
      yield camtEnd
    },
  })
}
