import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { download, noContent } from '#api/http/responses.ts'
import { markSeen } from '#api/ledger/mark-seen.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { cursorsOf, type Filters } from './cursor.ts'
import { exportedTransactions } from './export.ts'
import { pageRequest, readPage } from './page.ts'
import { presentTransaction } from './present-transaction.ts'
import {
  type FoundTransaction,
  findTransaction,
  findTransactions,
  type TransactionFilters,
} from './transactions.store.ts'
import { accountOf, walletOf } from './wallet-of.ts'

type ListFilters = TransactionFilters & Filters<'subWallet'>

export function transactionRoutes({ implement, deps }: Api): void {
  const { db, clock, log, secretKey } = deps

  implement(contract.listTransactions, async c => {
    const { cursor, limit: size, ...filters } = c.req.valid('query')
    const limit = c.req.query('limit') === undefined ? undefined : size
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const cursors = cursorsOf<ListFilters>(secretKey, `transactions of ${wallet.id}`)
    const asked = pageRequest(cursors, { cursor, limit, filters })
    const { id } = await accountOf(db, wallet.id, asked.filters.subWallet)
    const page = await readPage(
      cursors,
      asked,
      range => findTransactions(db, id, asked.filters, range),
      row => row.referenceId,
    )
    return c.json({ ...page, items: page.items.map(present) }, 200)
  })

  // Before `getTransaction`, whose path would take this one for a reference.
  implement(contract.exportTransactions, async c => {
    const { locale, subWallet, ...filters } = c.req.valid('query')
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const { id } = await accountOf(db, wallet.id, subWallet)
    const { requestId } = c.var
    const fail = (err: unknown) => log.error({ err, requestId, operation: 'exportTransactions' })
    const name = `plink-transactions-${riyadhDay(clock())}.csv`
    return download(c, exportedTransactions(db, id, filters, locale, fail), { name, type: 'text/csv; charset=utf-8' })
  })

  implement(contract.markTransactionsSeen, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const isMarked = await markSeen(db, wallet.id, c.req.valid('json').referenceId)
    if (!isMarked) throw new PlinkError('TRANSACTION_NOT_FOUND')
    return noContent(c)
  })

  implement(contract.getTransaction, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const found = await findTransaction(db, wallet.id, c.req.valid('param').referenceId)
    if (!found) throw new PlinkError('TRANSACTION_NOT_FOUND')
    return c.json(present(found), 200)
  })
}

const present = ({ reversedBy, ...row }: FoundTransaction) => presentTransaction(row, reversedBy ?? undefined)
