import { eq } from 'drizzle-orm'
import { countEach } from '#api/kernel/db/counters.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { DOCUMENTS_PER_HOUR } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { openExampleSubWallet } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { lateProviders } from '../test-doubles.ts'
import type { TestUser } from '../test-user.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const HOUR_SECONDS = 3600
const MONTH_SECONDS = 31 * 86_400

const tooManyDocuments: ScenarioScript = after(({ world, person }) =>
  countEach(
    world.deps.db,
    [{ kind: 'documents', subject: person.userId, count: DOCUMENTS_PER_HOUR }],
    HOUR_SECONDS,
    world.clock(),
  ),
)

/** As if another process wrote a file for the customer, because every response of this one is read to its end. */
const exportRunning: ScenarioScript = after(({ world, person }) =>
  takeLease(world.database.db, { kind: 'export', subject: person.userId }, 30, world.clock()),
)

/** The same statement with more entries than a PDF may have. */
async function lengthen({ world, wallet }: TestUser): Promise<void> {
  const { db } = world.deps
  const [statement] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, wallet.documentId))
  wallet.documentId = crypto.randomUUID()
  const copy = { id: wallet.documentId, code: '0000000000ZZ', contentHash: 'of more entries', entryCount: 10_001 }
  await db.insert(issuedDocuments).values({ ...statement!, ...copy })
}

const unknownDocument: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { documentId: crypto.randomUUID() } })
}

const withSubWallet = after(openExampleSubWallet)

runScenarios('statements', {
  listStatements: {
    // Not for everybody: the other examples are about January.
    month_closed: async ({ prepare, call, world }) => {
      await prepare()
      return call({}, world.with({ clock: () => addSeconds(world.clock(), MONTH_SECONDS) }))
    },
  },
  createStatement: { sub_wallet: withSubWallet, too_many_documents: tooManyDocuments },
  createBalanceCertificate: { sub_wallet: withSubWallet, too_many_documents: tooManyDocuments },
  listIssuedDocuments: {
    documents_empty: async context => {
      await prepareFor(operationOf('getMe'), context)
      return context.call()
    },
  },

  createIbanLetter: {
    too_many_documents: tooManyDocuments,
    iban_not_open: async ({ prepare, call, world }) => {
      await prepare()
      return call({}, world.with({ providers: lateProviders }))
    },
  },
  getIssuedDocumentPdf: {
    statement_too_long: after(lengthen),
    issued_document_not_found: unknownDocument,
  },
  getIssuedDocument: { issued_document_not_found: unknownDocument },
  getStatementCsv: { issued_document_not_found: unknownDocument, export_running: exportRunning },
  getStatementCamt: { issued_document_not_found: unknownDocument, export_running: exportRunning },
})
