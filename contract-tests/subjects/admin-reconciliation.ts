import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { decideRequest } from '#api/testing/closure-steps.ts'
import { deleteReconciliation, lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { CHOICE, inRequest, type RequestFields } from '../request-fields.ts'
import { after, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScripts } from '../scripts/scenario-script.ts'
import { asStaff, unknownForStaff } from '../scripts/staff-preconditions.ts'
import { type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import {
  askForResolution,
  differenceCloses,
  exampleFile,
  findDifference,
  withDifference,
  withoutFiles,
  withResolutionRequest,
} from '../steps/reconciliation.ts'
import { colleagueOf } from '../steps/staff-requests.ts'

const DAY = '2026-01-04'

/** A payment in dollars is the only difference, for which nothing can be posted. */
const withDollars: Preparation = async people => {
  await withoutFiles(people)
  const report = reportOf(DAY, [lineOf('payment', DAY, 'card-0001', 250_00, 'USD')])
  await importFile(people.plink.deps, report, { importedVia: 'command' })
  await findDifference(people)
}

/** The statement of the bank is the only file. */
const withStatement: Preparation = async people => {
  await withoutFiles(people)
  const lines = [lineOf('credit', DAY, 'FT26004ABCDEF123', 2_500_00)]
  await importFile(people.plink.deps, statementOf(DAY, { opening: 10_000_00, lines }), { importedVia: 'command' })
}

/** Two people have resolved it. */
const withResolution: Preparation = async people => {
  await withResolutionRequest(people)
  const { staff, adminValues } = people
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

const afterDeletion = after(({ plink }) => deleteReconciliation(plink.deps.db))

const onlyFile = async ({ plink }: ScenarioContext): Promise<string> => {
  const [file] = await plink.deps.db.select().from(reconciliationFiles)
  return file!.id
}

const importExample = ({ staff }: ScenarioContext) => staff.post('/reconciliation/files', exampleFile())

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
    file_imported: after(importExample),
    day_imported: after(importExample),
    payload_too_large: async ({ staff, call, operation }) => {
      await staff.signIn()
      return call({ raw: JSON.stringify({ content: 'x'.repeat(operation.bodyLimit) }) })
    },
  },

  listReconciliationDifferences: {
    requested: asStaff(withResolutionRequest),
    resolved: asStaff(withResolution),
    nothing: afterDeletion,
    next_page: async ({ prepare, call, adminValues }) => {
      await prepare()
      return call({ parameters: { cursor: adminValues.differenceId } })
    },
    cursor_invalid: unknownId('cursor'),
  },

  requestDifferenceResolution: {
    difference_not_found: unknownForStaff('differenceId'),
    difference_closed: after(differenceCloses),
    resolution_not_possible: asStaff(withDollars),
    request_pending: after(async context => askForResolution(context, await colleagueOf(context))),
  },
}
