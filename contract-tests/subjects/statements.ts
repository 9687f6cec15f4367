import { eq } from 'drizzle-orm'
import { countEach } from '#api/kernel/db/counters.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { DOCUMENTS_PER_HOUR } from '#domain/constants.ts'
import { DOCUMENT_CODE_LENGTH } from '#domain/document-code.ts'
import type { People } from '../people.ts'
import { CHOICE, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import { after, preparedBy, preparedFor, unknownId, withProviders } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { withTransactions } from '../steps/wallet.ts'
import { lateProviders } from '../test-doubles.ts'

type DocumentId = { documentId: string }

/** Issues the statement of the examples. */
async function issueExampleStatement({ customer }: People): Promise<DocumentId & { documentCode: string }> {
  const period = { from: '2026-01-01', to: '2026-01-05' }
  const { documentId, code } = await successOf(customer.post('/api/v1/statements', period))
  return { documentId, documentCode: code }
}

const withStatement = inTurn(withTransactions, issueExampleStatement)

export const preparations = {
  listStatements: withTransactions,
  createStatement: withTransactions,
  createBalanceCertificate: withTransactions,
  createIbanLetter: signedIn,
  listIssuedDocuments: withStatement,
  getIssuedDocument: withStatement,
  getIssuedDocumentPdf: withStatement,
  getStatementCsv: withStatement,
  getStatementXlsx: withStatement,
  getStatementCamt: withStatement,
  getStatementSwift: withStatement,
  verifyDocument: withStatement,
} satisfies Preparations

export const requestFields: RequestFields = {
  createStatement: { fields: { from: CHOICE, to: CHOICE, subWallet: IDENTIFIER } },
}

const HOUR_SECONDS = 3600
const MONTH_SECONDS = 31 * 86_400

const tooManyDocuments = after(async ({ plink, newcomer }) => {
  const issued = { kind: 'documents', subject: newcomer.userId, count: DOCUMENTS_PER_HOUR } as const
  await countEach(plink.deps.db, [issued], HOUR_SECONDS, plink.clock())
})

/** As if another process wrote a file for the customer, because every response of this one is read to its end. */
const exportRunning = after(async ({ plink, newcomer }) => {
  await takeLease(plink.database.db, { kind: 'export', subject: newcomer.userId }, 30, plink.clock())
})

/** A code that no other document has. */
const newDocumentCode = () => crypto.randomUUID().replaceAll('-', '').slice(0, DOCUMENT_CODE_LENGTH).toUpperCase()

/** Stores the same statement with more entries than a PDF, a workbook or MT940 may have. */
async function lengthen({ plink }: People, { documentId }: DocumentId): Promise<DocumentId> {
  const { db } = plink.deps
  const [statement] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, documentId))
  const id = crypto.randomUUID()
  const copy = { id, code: newDocumentCode(), contentHash: 'of more entries', entryCount: 1_048_576 }
  await db.insert(issuedDocuments).values({ ...statement!, ...copy })
  return { documentId: id }
}

const withSubWallet = after(openExampleSubWallet)

export const scripts: ScenarioScripts = {
  listStatements: {
    // The other examples are about January, so only this server is in another month.
    month_closed: async ({ prepare, call, plink }) => {
      const made = await prepare()
      return call({ made, server: plink.with({ clock: () => addSeconds(plink.clock(), MONTH_SECONDS) }) })
    },
  },
  createStatement: { sub_wallet: withSubWallet, too_many_documents: tooManyDocuments },
  createBalanceCertificate: { sub_wallet: withSubWallet, too_many_documents: tooManyDocuments },
  listIssuedDocuments: {
    documents_empty: preparedFor('getMe'),
  },

  createIbanLetter: {
    too_many_documents: tooManyDocuments,
    iban_not_open: withProviders(lateProviders),
  },
  getIssuedDocumentPdf: {
    statement_too_long: preparedBy(inTurn(withStatement, lengthen)),
    issued_document_not_found: unknownId('documentId'),
  },
  getIssuedDocument: { issued_document_not_found: unknownId('documentId') },
  getStatementCsv: { issued_document_not_found: unknownId('documentId'), export_running: exportRunning },
  getStatementXlsx: {
    issued_document_not_found: unknownId('documentId'),
    statement_too_long: preparedBy(inTurn(withStatement, lengthen)),
    export_running: exportRunning,
  },
  getStatementSwift: {
    issued_document_not_found: unknownId('documentId'),
    statement_too_long: preparedBy(inTurn(withStatement, lengthen)),
    export_running: exportRunning,
  },
  getStatementCamt: { issued_document_not_found: unknownId('documentId'), export_running: exportRunning },
}
