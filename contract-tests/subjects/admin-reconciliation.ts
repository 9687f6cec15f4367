import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { deleteReconciliation, lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import type { People } from '../people.ts'
import { CHOICE, inRequest, type RequestFields } from '../request-fields.ts'
import { after, preparedBy, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { asStaff, unknownForStaff } from '../scripts/staff-preconditions.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import {
  differenceCloses,
  findDifference,
  importExampleFile,
  withDifference,
  withoutFiles,
  withResolutionRequest,
} from '../steps/reconciliation.ts'

const DAY = '2026-01-04'

/** A payment in dollars is the only difference, for which nothing can be posted. */
const withDollars = inTurn(
  withoutFiles,
  async ({ plink }) => {
    const report = reportOf(DAY, [lineOf('payment', DAY, 'card-0001', 250_00, 'USD')])
    await importFile(plink.deps, report, { importedVia: 'command' })
  },
  findDifference,
)

/** The statement of the bank is the only file. */
const withStatement = inTurn(withoutFiles, async ({ plink }) => {
  const lines = [lineOf('credit', DAY, 'FT26004ABCDEF123', 2_500_00)]
  await importFile(plink.deps, statementOf(DAY, { opening: 10_000_00, lines }), { importedVia: 'command' })
})

/** Two people have resolved the difference. */
const withResolution = inTurn(withResolutionRequest, async ({ staff }, { requestId }) => {
  await successOf(decideRequest(staff, requestId, 'approve', 'The provider confirmed it'))
})

export const preparations = {
  getReconciliation: withDifference,
  listReconciliationFiles: withDifference,
  importReconciliationFile: withoutFiles,
  listReconciliationDifferences: withDifference,
  requestDifferenceResolution: withDifference,
} satisfies Preparations

export const requestFields: RequestFields = {
  importReconciliationFile: { fields: { content: CHOICE } },
  requestDifferenceResolution: {
    fields: {
      resolution: inRequest('payload.resolution'),
      reason: inRequest('reason'),
    },
  },
}

const afterDeletion = after(async ({ plink }) => {
  await deleteReconciliation(plink.deps.db)
})

const onlyFile = async ({ plink }: People): Promise<string> => {
  const [file] = await plink.deps.db.select().from(reconciliationFiles)
  return file!.id
}

export const scripts: ScenarioScripts = {
  getReconciliation: { no_files: afterDeletion },

  listReconciliationFiles: {
    of_bank: asStaff(withStatement),
    nothing: afterDeletion,
    next_page: async context => {
      await context.prepare()
      return context.call({ parameters: { cursor: await onlyFile(context) } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  importReconciliationFile: {
    file_imported: after(importExampleFile),
    day_imported: after(importExampleFile),
    payload_too_large: async ({ staff, call, operation }) => {
      await staff.signIn()
      return call({ raw: JSON.stringify({ content: 'x'.repeat(operation.bodyLimit) }) })
    },
  },

  listReconciliationDifferences: {
    requested: asStaff(withResolutionRequest),
    resolved: asStaff(withResolution),
    nothing: afterDeletion,
    next_page: async context => {
      const { differenceId } = await withDifference(context)
      return context.call({ parameters: { cursor: differenceId } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  requestDifferenceResolution: {
    difference_not_found: unknownForStaff('differenceId'),
    difference_closed: preparedBy(inTurn(withDifference, differenceCloses)),
    resolution_not_possible: asStaff(withDollars),
    request_pending: preparedBy(withResolutionRequest),
  },
}
