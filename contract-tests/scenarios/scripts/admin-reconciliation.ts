import { eq } from 'drizzle-orm'
import { reconciliationDifferences, reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { deleteReconciliation } from '#api/testing/money/reconciliation.ts'
import { askForResolution, exampleFile, withResolutionRequest } from '../../steps/reconciliation.ts'
import { colleagueOf } from '../../steps/staff-requests.ts'
import { withDollars, withResolution, withStatement } from '../../subjects/admin-reconciliation.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import { unknown } from './admin-preconditions.ts'

const withoutFiles = after(({ world }) => deleteReconciliation(world.deps.db))

const onlyFile = async ({ world }: ScenarioContext): Promise<string> => {
  const [file] = await world.deps.db.select().from(reconciliationFiles)
  return file!.id
}

const unknownCursor: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { cursor: crypto.randomUUID() } })
}

const importExample = ({ staff }: ScenarioContext) => staff.post('/reconciliation/files', exampleFile())

export const resolutionRequest: ScenarioScript = async context => {
  await withResolutionRequest(context)
  return context.call()
}

/** A later file has the payment. */
export const differenceCloses = async ({ world, adminValues }: ScenarioContext) => {
  const closed = { state: 'closed', stateCause: 'agrees', stateSince: world.clock() } as const
  const isIt = eq(reconciliationDifferences.id, adminValues.differenceId)
  await world.deps.db.update(reconciliationDifferences).set(closed).where(isIt)
}

const asStaff =
  (prepare: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  async context => {
    await prepare(context)
    await context.staff.signIn()
    return context.call()
  }

export const reconciliationScenarios: ScenarioScripts = {
  getReconciliation: { no_files: withoutFiles },

  listReconciliationFiles: {
    of_bank: asStaff(withStatement),
    nothing: withoutFiles,
    next_page: async context => {
      await context.prepare()
      return context.call({ parameters: { cursor: await onlyFile(context) } })
    },
    cursor_invalid: unknownCursor,
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
    nothing: withoutFiles,
    next_page: async ({ prepare, call, adminValues }) => {
      await prepare()
      return call({ parameters: { cursor: adminValues.differenceId } })
    },
    cursor_invalid: unknownCursor,
  },

  requestDifferenceResolution: {
    difference_not_found: unknown('differenceId'),
    difference_closed: after(differenceCloses),
    resolution_not_possible: asStaff(withDollars),
    request_pending: after(async context => askForResolution(context, await colleagueOf(context))),
  },
}
