import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { getReconciliation } from './get-reconciliation.ts'
import { importReconciliationFile } from './import-reconciliation-file.ts'
import { listReconciliationDifferences } from './list-reconciliation-differences.ts'
import { listReconciliationFiles } from './list-reconciliation-files.ts'
import { requestDifferenceResolution } from './request-difference-resolution.ts'

export function adminReconciliationRoutes({ implement, deps }: Api): void {
  implement(contract.getReconciliation, async c => c.json(await getReconciliation(deps), 200))

  implement(contract.listReconciliationFiles, async c =>
    c.json(await listReconciliationFiles(deps, c.req.valid('query').cursor), 200),
  )

  implement(contract.importReconciliationFile, async c =>
    c.json(await importReconciliationFile(deps, c.var.bearer, c.req.valid('json').content), 201),
  )

  implement(contract.listReconciliationDifferences, async c =>
    c.json(await listReconciliationDifferences(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.requestDifferenceResolution, async c => {
    const { differenceId } = c.req.valid('param')
    return c.json(await requestDifferenceResolution(deps, c.var.bearer, differenceId, c.req.valid('json')), 201)
  })
}
