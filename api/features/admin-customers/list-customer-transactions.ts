import type { TransactionList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionsOf } from '#api/features/transactions/list-transactions.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import type { ListQuery } from '#api/kernel/paging/page.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordViews, requireCustomer } from '#api/staff/customers.store.ts'
import { withWholePayeeNames } from '#api/staff/whole-payee-names.ts'

/** A page of a customer's transactions with whole names, without the customer's notes and categories. The look is recorded before anything is returned. */
export async function listCustomerTransactions(
  deps: Deps,
  { admin }: AdminBearer,
  customerId: string,
  query: ListQuery & { subWallet?: string | undefined },
): Promise<TransactionList> {
  const customer = await requireCustomer(deps.db, customerId)
  const page = await transactionsOf(deps, customerId, query, presentTransaction)
  await recordViews(deps.db, admin.id, [customerSubject(customer)], deps.clock())
  const owned = page.items.map(transaction => ({ transaction, accountId: customerId }))
  return { ...page, items: await withWholePayeeNames(deps.db, owned) }
}
