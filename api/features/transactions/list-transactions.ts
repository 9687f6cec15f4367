import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, readPage } from '#api/kernel/paging/page.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentOwnTransaction } from './present-transaction.ts'
import { lastSearchedTransaction, searchTransactions } from './search-transactions.ts'
import {
  findTransactions,
  searchConditions,
  type TransactionFilters,
  type TransactionWithDetails,
} from './transactions.store.ts'

type ListFilters = TransactionFilters & Filters<'subWallet'>

/** A page of the transactions of the main wallet or a sub-wallet, newest first. */
export const listTransactions = (deps: Deps, { account }: AccountBearer, query: ListQuery & ListFilters) =>
  transactionsOf(deps, account.id, query, presentOwnTransaction)

/** Returns a page of the transactions of any account, each presented by `present`. */
export async function transactionsOf(
  { db, secretKey }: Deps,
  accountId: string,
  { cursor, limit, ...filters }: ListQuery & ListFilters,
  present: (row: TransactionWithDetails) => Transaction,
) {
  const wallet = await walletOf(db, accountId)
  const cursors = cursorsOf<ListFilters>(secretKey, `transactions of ${wallet.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters })
  const { id } = await ledgerAccountOf(db, wallet.id, request.filters.subWallet)
  const isSearch = searchConditions(request.filters).length > 0
  let searchedBackTo: Date | undefined
  const page = await readPage(
    cursors,
    request,
    range => (isSearch ? searchTransactions : findTransactions)(db, id, request.filters, range),
    row => row.referenceId,
    isSearch
      ? async place => {
          const last = await lastSearchedTransaction(db, id, request.filters, place)
          searchedBackTo = last?.createdAt
          return last?.referenceId
        }
      : undefined,
  )
  return {
    ...page,
    items: page.items.map(present),
    ...(searchedBackTo && { searchedBackTo: searchedBackTo.toISOString() }),
  }
}
