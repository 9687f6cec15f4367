import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { countMoneyQueues } from './count-money-queues.ts'
import { getAdminTopUp } from './get-admin-top-up.ts'
import { getAdminTransfer } from './get-admin-transfer.ts'
import { getLedgerReport } from './get-ledger-report.ts'
import { listMoneyExceptions } from './list-money-exceptions.ts'
import { requestTopUpDispute } from './request-top-up-dispute.ts'
import { requestTransferSettlement } from './request-transfer-settlement.ts'
import { resolveMoneyException } from './resolve-money-exception.ts'
import { searchTopUps } from './search-top-ups.ts'
import { searchTransfers } from './search-transfers.ts'

export function adminMoneyRoutes({ implement, deps }: Api): void {
  implement(contract.listMoneyExceptions, async c =>
    c.json(await listMoneyExceptions(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.resolveMoneyException, async c => {
    const { exceptionId } = c.req.valid('param')
    return c.json(await resolveMoneyException(deps, c.var.bearer, exceptionId, c.req.valid('json').note), 200)
  })

  implement(contract.countMoneyQueues, async c => c.json(await countMoneyQueues(deps), 200))

  implement(contract.searchTopUps, async c => c.json(await searchTopUps(deps, c.var.bearer, c.req.valid('query')), 200))

  implement(contract.getAdminTopUp, async c =>
    c.json(await getAdminTopUp(deps, c.var.bearer, c.req.valid('param').topUpId), 200),
  )

  implement(contract.requestTopUpDispute, async c => {
    const { topUpId } = c.req.valid('param')
    return c.json(await requestTopUpDispute(deps, c.var.bearer, topUpId, c.req.valid('json').reason), 201)
  })

  implement(contract.searchTransfers, async c =>
    c.json(await searchTransfers(deps, c.var.bearer, c.req.valid('query')), 200),
  )

  implement(contract.getAdminTransfer, async c =>
    c.json(await getAdminTransfer(deps, c.var.bearer, c.req.valid('param').transferId), 200),
  )

  implement(contract.requestTransferSettlement, async c => {
    const { transferId } = c.req.valid('param')
    return c.json(await requestTransferSettlement(deps, c.var.bearer, transferId, c.req.valid('json')), 201)
  })

  implement(contract.getLedgerReport, async c => c.json(await getLedgerReport(deps), 200))
}
