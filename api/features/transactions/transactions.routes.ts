import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { download } from '#api/http/responses.ts'
import { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { exportTransactions } from './export-transactions.ts'
import { getTransaction } from './get-transaction.ts'
import { listHolds } from './list-holds.ts'
import { listTransactions } from './list-transactions.ts'
import { markTransactionsSeen } from './mark-transactions-seen.ts'
import { updateTransaction } from './update-transaction.ts'

export function transactionsRoutes({ implement, deps }: Api): void {
  implement(contract.listTransactions, async c =>
    c.json(await listTransactions({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  // The queue needs no capacity, because each account has at most one export.
  const slices = new FairQueue(1, Number.POSITIVE_INFINITY)
  // These two come before `getTransaction`, whose path would take theirs for a reference.
  implement(contract.exportTransactions, async c => {
    const { requestId } = c.var
    const file = await exportTransactions(
      { ...deps, slices, reads: c.var.reads },
      c.var.bearer,
      c.req.valid('query'),
      requestId,
    )
    const name = `plink-transactions-${riyadhDay(deps.clock())}.csv`
    return download(c, file, { name, type: 'text/csv; charset=utf-8' })
  })

  implement(contract.markTransactionsSeen, async c => {
    await markTransactionsSeen(deps, c.var.bearer, c.req.valid('json').referenceId)
    return c.body(null, 204)
  })

  implement(contract.getTransaction, async c =>
    c.json(await getTransaction(deps, c.var.bearer, c.req.valid('param').referenceId), 200),
  )

  implement(contract.updateTransaction, async c => {
    const { referenceId } = c.req.valid('param')
    return c.json(await updateTransaction(deps, c.var.bearer, referenceId, c.req.valid('json')), 200)
  })

  implement(contract.listHolds, async c =>
    c.json(await listHolds({ ...deps, db: c.var.reads }, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )
}
