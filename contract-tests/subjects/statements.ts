import { CHOICE, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withTransactions } from '../steps/wallet.ts'
import type { TestUser } from '../test-user.ts'

/** Issues the statement of the examples and keeps its id and its code. */
async function issueExampleStatement({ customer, wallet }: TestUser): Promise<void> {
  const period = { from: '2026-01-01', to: '2026-01-05' }
  const { documentId, code } = await successOf(customer.post('/api/v1/statements', period))
  wallet.documentId = documentId
  wallet.documentCode = code
}

const withStatement = inTurn(withTransactions, issueExampleStatement)

export const preparations: Preparations = {
  listStatements: withTransactions,
  createStatement: withTransactions,
  createBalanceCertificate: withTransactions,
  createIbanLetter: signedIn,
  listIssuedDocuments: withStatement,
  getIssuedDocument: withStatement,
  getIssuedDocumentPdf: withStatement,
  getStatementCsv: withStatement,
  getStatementCamt: withStatement,
  verifyDocument: withStatement,
}

export const requestFields: RequestFields = {
  createStatement: { fields: { from: CHOICE, to: CHOICE, subWallet: IDENTIFIER } },
}
