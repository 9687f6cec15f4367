import { eq } from 'drizzle-orm'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { decideRequest } from '#api/testing/closure-steps.ts'
import { deleteReconciliation, lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import type { Staff } from '#api/testing/staff.ts'
import { operations } from '../contract.ts'
import type { TestUser } from '../test-user.ts'
import { type Preparation, successOf } from './preparation.ts'
import { colleagueOf, withoutRequests } from './prepare-admin-requests.ts'
import { signedIn } from './prepare-admin-staff.ts'

const DAY = '2026-01-04'

const withoutFiles: Preparation = async user => {
  await deleteReconciliation(user.world.deps.db)
  await signedIn(user)
}

/** The file of the contract's example. */
export const exampleFile = (): { content: string } => {
  const { scenarios } = operations.find(({ id }) => id === 'importReconciliationFile')!
  return { content: String(scenarios[0]!.body?.content) }
}

/** The example is the only file, and its payment the only difference. */
const withDifference: Preparation = async user => {
  await withoutRequests(user)
  await withoutFiles(user)
  await successOf(user.staff.post('/reconciliation/files', exampleFile()))
  await findDifference(user)
}

async function findDifference({ world, adminValues }: TestUser): Promise<void> {
  const isOpen = eq(reconciliationDifferences.state, 'open')
  const [difference] = await world.deps.db.select().from(reconciliationDifferences).where(isOpen)
  adminValues.differenceId = difference!.id
}

/** A payment in dollars is the only difference, for which nothing can be posted. */
export const withDollars: Preparation = async user => {
  await withoutFiles(user)
  const report = reportOf(DAY, [lineOf('payment', DAY, 'card-0001', 250_00, 'USD')])
  await importFile(user.world.deps, report, { importedVia: 'command' })
  await findDifference(user)
}

/** The statement of the bank is the only file. */
export const withStatement: Preparation = async user => {
  await withoutFiles(user)
  const lines = [lineOf('credit', DAY, 'FT26004ABCDEF123', 2_500_00)]
  await importFile(user.world.deps, statementOf(DAY, { opening: 10_000_00, lines }), { importedVia: 'command' })
}

export const askForResolution = ({ adminValues }: TestUser, staff: Staff) =>
  staff.post(`/reconciliation/differences/${adminValues.differenceId}/resolution-requests`, {
    resolution: 'suspense',
    reason: 'The card provider sent it for another merchant',
  })

/** A colleague asks for the resolution of the difference, which is the only request. */
export const withResolutionRequest: Preparation = async user => {
  await withDifference(user)
  user.adminValues.requestId = (await successOf(askForResolution(user, await colleagueOf(user)))).requestId
}

/** Two people have resolved it. */
export const withResolution: Preparation = async user => {
  await withResolutionRequest(user)
  const { staff, adminValues } = user
  await successOf(decideRequest(staff, adminValues.requestId, 'approve', 'The provider confirmed it'))
}

/** By operationId. */
export const reconciliationPreparations: Record<string, Preparation> = {
  getReconciliation: withDifference,
  listReconciliationFiles: withDifference,
  importReconciliationFile: withoutFiles,
  listReconciliationDifferences: withDifference,
  requestDifferenceResolution: withDifference,
}
