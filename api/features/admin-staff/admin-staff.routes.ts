import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { answerTransactionCase } from './answer-transaction-case.ts'
import { listAdminEvents } from './list-admin-events.ts'
import { listContactRequests } from './list-contact-requests.ts'
import { listProviderHealth } from './list-provider-health.ts'
import { listReportedProblems } from './list-reported-problems.ts'
import { listStaffTasks } from './list-staff-tasks.ts'
import { releaseStaffTask } from './release-staff-task.ts'
import { takeStaffTask } from './take-staff-task.ts'

export function adminStaffRoutes({ implement, deps }: Api): void {
  implement(contract.listStaffTasks, async c =>
    c.json(await listStaffTasks(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.takeStaffTask, async c =>
    c.json(await takeStaffTask(deps, c.var.bearer, c.req.valid('param').taskId), 200),
  )

  implement(contract.releaseStaffTask, async c =>
    c.json(await releaseStaffTask(deps, c.var.bearer, c.req.valid('param').taskId), 200),
  )

  implement(contract.listAdminEvents, async c => c.json(await listAdminEvents(deps, c.req.valid('query')), 200))

  implement(contract.listContactRequests, async c => c.json(await listContactRequests(deps, c.var.bearer), 200))

  implement(contract.listReportedProblems, async c =>
    c.json(await listReportedProblems(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.answerTransactionCase, async c => {
    const { caseId } = c.req.valid('param')
    return c.json(await answerTransactionCase(deps, c.var.bearer, caseId, c.req.valid('json')), 201)
  })

  implement(contract.listProviderHealth, c => c.json(listProviderHealth(deps), 200))
}
