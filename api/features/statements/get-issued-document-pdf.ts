import type { Deps } from '#api/deps.ts'
import type { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import type { DocumentLocale } from '#domain/money/statement-labels.ts'
import { type StatementEntry, statementEntries } from './statement-entries.ts'
import { isStatement, requireDocument, type Statement, verifyUrlOf } from './statements.store.ts'

const MOST_ENTRIES = 10_000

/** A statement, certificate or letter as a PDF. Throws `ISSUED_DOCUMENT_NOT_FOUND`, `STATEMENT_TOO_LONG`. */
export async function getIssuedDocumentPdf(
  { db, publicUrl, drawings }: Deps & { drawings: FairQueue },
  bearer: AccountBearer,
  documentId: string,
  locale: DocumentLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await requireDocument(db, bearer, documentId)
  const verifyUrl = verifyUrlOf(publicUrl, document.code)
  // The module is loaded with the first file, so that the server starts without the text shaper and its fonts.
  if (!isStatement(document)) {
    const { drawLetter } = await import('./draw-letter.ts')
    return drawings.run(() => drawLetter({ document, verifyUrl }, locale), bearer.account.id)
  }
  if (document.entryCount > MOST_ENTRIES) throw new PlinkError('STATEMENT_TOO_LONG')
  const { drawStatement } = await import('./draw-statement.ts')
  return drawings.run(
    async () => drawStatement({ statement: document, entries: await allEntries(db, document), verifyUrl }, locale),
    bearer.account.id,
  )
}

async function allEntries(db: Deps['db'], statement: Statement): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = []
  for await (const slice of statementEntries(db, statement, work => work())) entries.push(...slice)
  return entries
}
