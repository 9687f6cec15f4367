import { and, eq } from 'drizzle-orm'
import type { ApprovalList, ApprovalState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApprovalRequest, approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentApprovals } from './approvals.store.ts'

interface ListFilters {
  state?: ApprovalState | undefined
}

/** A page of the payments of the business for approval, newest first. */
export async function listApprovals(
  deps: Deps,
  { account, person }: SessionBearer,
  { cursor, limit, state }: ListQuery & ListFilters,
): Promise<ApprovalList> {
  const { db, secretKey } = deps
  const cursors = cursorsOf<ListFilters & { [name: string]: ApprovalState | undefined }>(
    secretKey,
    `approvals of ${account.id}`,
  )
  const request = pageRequest(cursors, { cursor, limit, filters: { state } })
  const page = await readPage(
    cursors,
    request,
    range => findRequests(db, account.id, request.filters, range),
    row => row.id,
  )
  return { ...page, items: await presentApprovals(db, deps, page.items, person) }
}

function findRequests(
  db: Db,
  accountId: string,
  { state }: ListFilters,
  { place, limit }: Range,
): Promise<ApprovalRequest[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const isListed = state && eq(approvalRequests.state, state)
  return db
    .select()
    .from(approvalRequests)
    .where(and(eq(approvalRequests.accountId, accountId), isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: approvalRequests.id,
  key: [approvalRequests.createdAt, approvalRequests.sequence],
  direction: 'descending',
}
