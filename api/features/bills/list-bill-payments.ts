import { and, eq, isNotNull } from 'drizzle-orm'
import type { BillPaymentState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

interface ListFilters {
  state?: BillPaymentState | undefined
}

/** A page of the account's payments of bills, newest first. */
export async function listBillPayments(
  { db, secretKey }: Deps,
  { account }: AccountBearer,
  { cursor, limit, state }: ListQuery & ListFilters,
) {
  await walletOf(db, account.id)
  const cursors = cursorsOf<ListFilters & { [name: string]: BillPaymentState | undefined }>(
    secretKey,
    `bill payments of ${account.id}`,
  )
  const request = pageRequest(cursors, { cursor, limit, filters: { state } })
  const page = await readPage(
    cursors,
    request,
    range => findBillPayments(db, account.id, request.filters, range),
    row => row.id,
  )
  return { ...page, items: await presentBillPayments(db, page.items) }
}

function findBillPayments(
  db: Db,
  accountId: string,
  { state }: ListFilters,
  { place, limit }: Range,
): Promise<TransferRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const isListed = state ? eq(transfers.state, state) : isNotNull(transfers.confirmedAt)
  return db
    .select()
    .from(transfers)
    .where(and(eq(transfers.accountId, accountId), isNotNull(transfers.billerCode), isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: transfers.id,
  key: [transfers.createdAt, transfers.sequence],
  direction: 'descending',
}
