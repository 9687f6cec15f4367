import { type FileDeps, streamedFile } from '#api/kernel/files/streamed-file.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_MT940_ENTRIES, mt940Messages } from './mt940.ts'
import { statementEntries } from './statement-entries.ts'
import { requireStatement } from './statements.store.ts'

/** A statement as the messages of SWIFT. Throws `ISSUED_DOCUMENT_NOT_FOUND`, `STATEMENT_TOO_LONG`, `RATE_LIMITED`. */
export async function getStatementSwift(
  deps: FileDeps,
  bearer: AccountBearer,
  documentId: string,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { reads } = deps
  const statement = await requireStatement(reads, bearer, documentId)
  if (statement.entryCount > MAX_MT940_ENTRIES) throw new PlinkError('STATEMENT_TOO_LONG')
  return streamedFile(deps, {
    accountId: bearer.account.id,
    operation: 'getStatementSwift',
    requestId,
    parts: read => mt940Messages(statement, statementEntries(reads, statement, read)),
  })
}
