import { BYTE_ORDER_MARK, csvRecord, decimalCell, textCell } from '#api/kernel/files/csv.ts'
import { type FileDeps, streamedFile } from '#api/kernel/files/streamed-file.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { type DocumentLocale, STATEMENT_COLUMN_LABELS } from '#domain/money/statement-labels.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import { type StatementEntry, statementEntries } from './statement-entries.ts'
import { requireStatement } from './statements.store.ts'

/** The entries of a statement as a CSV file, oldest first. Throws `ISSUED_DOCUMENT_NOT_FOUND`, `RATE_LIMITED`. */
export async function getStatementCsv(
  deps: FileDeps,
  bearer: AccountBearer,
  documentId: string,
  locale: DocumentLocale,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { reads } = deps
  const statement = await requireStatement(reads, bearer, documentId)
  return streamedFile(deps, {
    accountId: bearer.account.id,
    operation: 'getStatementCsv',
    requestId,
    async *parts(read) {
      yield BYTE_ORDER_MARK + csvRecord([...STATEMENT_COLUMN_LABELS[locale]])
      for await (const slice of statementEntries(reads, statement, read))
        yield slice.map(entry => csvEntry(entry, locale)).join('')
    },
  })
}

/** Returns the record of an entry. */
export function csvEntry(entry: StatementEntry, locale: DocumentLocale): string {
  const { createdAt, type, counterparty, counterpartyArabic, referenceId, amount, balance } = entry
  return csvRecord([
    riyadhDay(createdAt),
    riyadhTime(createdAt),
    TRANSACTION_TYPE_LABELS[locale][type],
    textCell(nameIn(locale, counterparty, counterpartyArabic)),
    referenceId,
    'SAR',
    amount > 0 ? decimalCell(amount) : '',
    amount < 0 ? decimalCell(-amount) : '',
    decimalCell(balance),
  ])
}
