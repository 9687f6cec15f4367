import { and, eq, ne } from 'drizzle-orm'
import type {
  ReconciliationDifference,
  ReconciliationDifferenceList,
  ReconciliationResolution,
  StaffRequest,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type ReconciliationDifferenceRow, reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { requestsAbout } from '#api/staff/staff-requests.ts'

interface Query {
  status: 'open' | 'resolved'
  cursor?: string | undefined
}

/** A page of differences: those that are open, the oldest first, or the others, the one resolved last first. */
export async function listReconciliationDifferences(
  { db }: Deps,
  { admin }: AdminBearer,
  { status, cursor }: Query,
): Promise<ReconciliationDifferenceList> {
  const { areNext, order } = await rowsAfter(db, cursor, ORDERS[status])
  const which = status === 'open' ? eq(state, 'open') : ne(state, 'open')
  const differences = await db
    .select()
    .from(reconciliationDifferences)
    .where(and(which, areNext))
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(differences, row => row.id)
  const ids = rows.map(row => row.id)
  const requests = new Map(
    (await requestsAbout(db, admin.id, ids)).filter(isOfInterest).map(request => [request.subject.id, request]),
  )
  return { items: rows.map(row => present(row, requests.get(row.id))), nextCursor }
}

const { id, sequence, state, stateSince } = reconciliationDifferences

const ORDERS: Record<Query['status'], RowOrder> = {
  open: { id, key: [sequence], direction: 'ascending' },
  resolved: { id, key: [stateSince, sequence], direction: 'descending' },
}

/** The list shows requests that are pending or were carried out. */
const isOfInterest = ({ state: ofRequest }: StaffRequest): boolean =>
  ofRequest === 'pending' || ofRequest === 'approved'

function present(row: ReconciliationDifferenceRow, request: StaffRequest | undefined): ReconciliationDifference {
  const { source, kind, movement, reference, day, expected, stated, currency, correction, createdAt } = row
  const resolution = resolutionOf(row)
  return {
    differenceId: row.id,
    source,
    kind,
    ...(movement && { movement }),
    ...(reference !== null && { reference }),
    day,
    ...(expected !== null && { expected: { amount: expected, currency: 'SAR' } }),
    ...(stated !== null && { stated: { amount: stated, currency } }),
    ...(correction !== null && { correction }),
    since: createdAt.toISOString(),
    ...(request && { request }),
    ...(resolution && { resolution }),
  }
}

function resolutionOf({
  stateCause: outcome,
  stateSince: at,
}: ReconciliationDifferenceRow): ReconciliationResolution | undefined {
  return outcome === 'found' ? undefined : { outcome, resolvedAt: at.toISOString() }
}
