import { isNotNull } from 'drizzle-orm'
import type { BillPaymentState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfersPage } from '#api/features/transfers/transfers-page.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import type { ListQuery } from '#api/kernel/paging/page.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** A page of the account's payments of bills, newest first. */
export async function listBillPayments(
  deps: Deps,
  { account }: AccountBearer,
  query: ListQuery & { state?: BillPaymentState | undefined },
) {
  const page = await transfersPage(deps, account, query, {
    name: 'bill payments',
    isOfList: isNotNull(transfers.billerCode),
    isUsual: isNotNull(transfers.confirmedAt),
  })
  return { ...page, items: await presentBillPayments(deps.db, page.items) }
}
