import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { closeTransactionCase } from './close-transaction-case.ts'
import { listTransactionCases } from './list-transaction-cases.ts'
import { reportTransactionProblem } from './report-transaction-problem.ts'
import { writeToTransactionCase } from './write-to-transaction-case.ts'

export function transactionCasesRoutes({ implement, deps }: Api): void {
  implement(contract.listTransactionCases, async c =>
    c.json(await listTransactionCases(deps, c.var.bearer, c.req.valid('param').referenceId), 200),
  )

  implement(contract.reportTransactionProblem, async c => {
    const { referenceId } = c.req.valid('param')
    return c.json(await reportTransactionProblem(deps, c.var.bearer, referenceId, c.req.valid('json')), 201)
  })

  implement(contract.writeToTransactionCase, async c => {
    const { caseId } = c.req.valid('param')
    return c.json(await writeToTransactionCase(deps, c.var.bearer, caseId, c.req.valid('json').text), 201)
  })

  implement(contract.closeTransactionCase, async c =>
    c.json(await closeTransactionCase(deps, c.var.bearer, c.req.valid('param').caseId), 200),
  )
}
