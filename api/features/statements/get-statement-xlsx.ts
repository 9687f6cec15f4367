import { type FileDeps, streamedFile } from '#api/kernel/files/streamed-file.ts'
import { MAX_SHEET_ROWS, workbookFile } from '#api/kernel/files/workbook.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import type { DocumentLocale } from '#domain/money/statement-labels.ts'
import { statementEntries } from './statement-entries.ts'
import { statementSheets } from './statement-sheets.ts'
import { requireStatement } from './statements.store.ts'

/** A statement as a workbook. Throws `ISSUED_DOCUMENT_NOT_FOUND`, `STATEMENT_TOO_LONG`, `RATE_LIMITED`. */
export async function getStatementXlsx(
  deps: FileDeps,
  bearer: AccountBearer,
  documentId: string,
  locale: DocumentLocale,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { reads } = deps
  const statement = await requireStatement(reads, bearer, documentId)
  // The headings have the first row.
  if (statement.entryCount >= MAX_SHEET_ROWS) throw new PlinkError('STATEMENT_TOO_LONG')
  return streamedFile(deps, {
    accountId: bearer.account.id,
    operation: 'getStatementXlsx',
    requestId,
    parts: read => workbookFile(statementSheets(statement, statementEntries(reads, statement, read), locale)),
  })
}
