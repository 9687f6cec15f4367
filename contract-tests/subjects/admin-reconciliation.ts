import { importFile } from '#api/money/reconciliation/import-file.ts'
import { decideRequest } from '#api/testing/closure-steps.ts'
import { lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { CHOICE, inRequest, type RequestFields } from '../request-fields.ts'
import { type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { findDifference, withDifference, withoutFiles, withResolutionRequest } from '../steps/reconciliation.ts'

const DAY = '2026-01-04'

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

/** Two people have resolved it. */
export const withResolution: Preparation = async user => {
  await withResolutionRequest(user)
  const { staff, adminValues } = user
  await successOf(decideRequest(staff, adminValues.requestId, 'approve', 'The provider confirmed it'))
}

export const preparations: Preparations = {
  getReconciliation: withDifference,
  listReconciliationFiles: withDifference,
  importReconciliationFile: withoutFiles,
  listReconciliationDifferences: withDifference,
  requestDifferenceResolution: withDifference,
}

export const requestFields: RequestFields = {
  importReconciliationFile: { fields: { content: CHOICE } },
  requestDifferenceResolution: {
    fields: {
      resolution: inRequest('payload.resolution'),
      reason: inRequest('reason'),
    },
  },
}
