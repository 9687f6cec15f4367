import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { approvePayment } from './approve-payment.ts'
import { changePayment } from './change-payment.ts'
import { countWaitingApprovals } from './count-waiting-approvals.ts'
import { declinePayment } from './decline-payment.ts'
import { getApproval } from './get-approval.ts'
import { getApprovalRules } from './get-approval-rules.ts'
import { listApprovals } from './list-approvals.ts'
import { sendApprovalCode } from './send-approval-code.ts'
import { sendApprovalRulesCode } from './send-approval-rules-code.ts'
import { setApprovalRules } from './set-approval-rules.ts'
import { withdrawPayment } from './withdraw-payment.ts'

export function approvalsRoutes({ implement, deps }: Api): void {
  implement(contract.getApprovalRules, async c => c.json(await getApprovalRules(deps, c.var.bearer), 200))

  implement(contract.setApprovalRules, async c =>
    c.json(await setApprovalRules(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.sendApprovalRulesCode, async c =>
    c.json(await sendApprovalRulesCode(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.listApprovals, async c =>
    c.json(await listApprovals(deps, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.countWaitingApprovals, async c => c.json(await countWaitingApprovals(deps, c.var.bearer), 200))

  implement(contract.getApproval, async c =>
    c.json(await getApproval(deps, c.var.bearer, c.req.valid('param').approvalId), 200),
  )

  implement(contract.changePayment, async c => {
    const { approvalId } = c.req.valid('param')
    return c.json(await changePayment(deps, c.var.bearer, approvalId, c.req.valid('json')), 200)
  })

  implement(contract.sendApprovalCode, async c => {
    const { approvalId } = c.req.valid('param')
    return c.json(await sendApprovalCode(deps, c.var.bearer, approvalId, c.req.valid('json')), 200)
  })

  implement(contract.approvePayment, async c => {
    const { approvalId } = c.req.valid('param')
    return c.json(await approvePayment(deps, c.var.bearer, approvalId, c.req.valid('json')), 200)
  })

  implement(contract.declinePayment, async c => {
    const { approvalId } = c.req.valid('param')
    return c.json(await declinePayment(deps, c.var.bearer, approvalId, c.req.valid('json')), 200)
  })

  implement(contract.withdrawPayment, async c =>
    c.json(await withdrawPayment(deps, c.var.bearer, c.req.valid('param').approvalId), 200),
  )
}
