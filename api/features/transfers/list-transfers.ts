import { and, isNotNull, isNull, ne } from 'drizzle-orm'
import type { TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import type { ListQuery } from '#api/kernel/paging/page.ts'
import { presentTransfers } from '#api/money/transfers/present-transfer.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { transfersPage } from './transfers-page.ts'

/** A page of the account's transfers, newest first. */
export async function listTransfers(
  deps: Deps,
  { account }: AccountBearer,
  query: ListQuery & { state?: TransferState | undefined; q?: string | undefined },
) {
  const page = await transfersPage(deps, account, query, {
    name: 'transfers',
    isOfList: isNull(transfers.billerCode),
    // The list shows the runs of a schedule instead of the transfer that started it.
    isUsual: and(isNotNull(transfers.confirmedAt), ne(transfers.state, 'scheduled')),
  })
  return { ...page, items: await presentTransfers(deps.db, page.items) }
}
