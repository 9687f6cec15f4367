import { and, asc, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AdminName, StaffTask, StaffTaskKind } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { staffTaskOwners } from '#api/kernel/db/schema/staff-tasks.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isProvided } from '#api/people/documents/document-requests.ts'
import { isUndecided } from '#api/staff/undecided-transfers.ts'
import { sar } from '#domain/money/money.ts'

interface Queue {
  table: PgTable
  id: PgColumn
  since: PgColumn
  isWaiting: SQL | undefined
  /** In halalas. */
  amount?: PgColumn | SQL
  requestedBy?: PgColumn
  /** The customer on whose page it is dealt with, if it has no page of its own. */
  customerId?: PgColumn
}

const QUEUES: Readonly<Record<StaffTaskKind, Queue>> = {
  review: { table: reviews, id: reviews.id, since: reviews.createdAt, isWaiting: eq(reviews.status, 'open') },
  staff_request: {
    table: staffRequests,
    id: staffRequests.id,
    since: staffRequests.requestedAt,
    isWaiting: eq(staffRequests.state, 'pending'),
    requestedBy: staffRequests.requestedBy,
  },
  transfer: {
    table: transfers,
    id: transfers.id,
    since: transfers.undecidedSince,
    isWaiting: isUndecided,
    amount: transfers.amount,
  },
  suspense_credit: {
    table: bankCredits,
    id: bankCredits.id,
    since: bankCredits.stateSince,
    isWaiting: eq(bankCredits.state, 'suspense'),
    amount: bankCredits.amount,
  },
  suspended_top_up: {
    table: cardTopUps,
    id: cardTopUps.id,
    since: cardTopUps.suspendedSince,
    isWaiting: gt(cardTopUps.suspended, 0),
    amount: cardTopUps.suspended,
  },
  money_exception: {
    table: moneyExceptions,
    id: moneyExceptions.id,
    since: moneyExceptions.createdAt,
    isWaiting: isNull(moneyExceptions.resolvedAt),
  },
  reconciliation_difference: {
    table: reconciliationDifferences,
    id: reconciliationDifferences.id,
    since: reconciliationDifferences.createdAt,
    isWaiting: eq(reconciliationDifferences.state, 'open'),
    amount: reconciliationDifferences.correction,
  },
  reported_problem: {
    table: transactionCases,
    id: transactionCases.id,
    since: transactionCases.stateSince,
    isWaiting: eq(transactionCases.state, 'open'),
    amount: sql`(select ${transactions.amount} from ${transactions} where ${transactions.referenceId} = ${transactionCases.referenceId})`,
  },
  document_request: {
    table: documentRequests,
    id: documentRequests.id,
    since: documentRequests.providedAt,
    isWaiting: isProvided,
    customerId: documentRequests.accountId,
  },
}

interface TaskRow {
  id: string
  kind: StaffTaskKind
  since: Date
  amount: number | null
  requestedBy: string | null
  customerId: string | null
  takenBy: string | null
}

/** Limits which rows of a queue are read, by its columns. */
type Limit = (columns: Pick<Queue, 'id' | 'since'>) => SQL | undefined

/** Returns the tasks of all queues, the longest wait first. A task that a pending request is about waits as that request alone. */
export async function waitingTasks(db: Db, limitOf: Limit, count: number): Promise<TaskRow[]> {
  const rows: TaskRow[] = []
  for (const [kind, queue] of Object.entries(QUEUES)) {
    // Object.entries widens the type of the keys.
    for (const row of await rowsOf(db, queue, limitOf(queue), count)) rows.push({ ...row, kind: kind as StaffTaskKind })
  }
  return rows
    .toSorted((one, other) => one.since.getTime() - other.since.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, count)
}

function rowsOf(
  db: Db,
  { table, id, since, isWaiting, amount, requestedBy, customerId }: Queue,
  limit: SQL | undefined,
  count: number,
) {
  const request = db
    .select({ id: staffRequests.id })
    .from(staffRequests)
    .where(and(eq(staffRequests.subjectId, sql`${id}::text`), eq(staffRequests.state, 'pending')))
  return db
    .select({
      id: sql<string>`${id}`,
      // Each of these columns is a `moment`.
      since: sql`${since}`.mapWith(staffTaskOwners.takenAt),
      amount: sql<number | null>`${amount ?? null}::bigint`.mapWith(value => (value === null ? null : Number(value))),
      requestedBy: sql<string | null>`${requestedBy ?? null}::uuid`,
      customerId: sql<string | null>`${customerId ?? null}::uuid`,
      takenBy: staffTaskOwners.adminId,
    })
    .from(table)
    .leftJoin(staffTaskOwners, eq(staffTaskOwners.taskId, id))
    .where(and(isWaiting, limit, notExists(request)))
    .orderBy(asc(since), asc(id))
    .limit(count)
}

/** Returns a task that waits, for the administrator with this id. Throws `STAFF_TASK_NOT_FOUND`. */
export async function requireTask(db: Db, viewerId: string, taskId: string): Promise<StaffTask> {
  const [task] = await presentTasks(db, viewerId, await waitingTasks(db, ({ id }) => eq(id, taskId), 1))
  if (!task) throw new PlinkError('STAFF_TASK_NOT_FOUND')
  return task
}

/** Returns the tasks as the contract has them, for the administrator with this id. */
export async function presentTasks(db: Db, viewerId: string, rows: readonly TaskRow[]): Promise<StaffTask[]> {
  const ids = rows.flatMap(({ requestedBy, takenBy }) => [requestedBy, takenBy]).filter(id => id !== null)
  const people = await db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(inArray(admins.id, ids))
  const names = new Map<string | null, AdminName>(people.map(({ id, name, email }) => [id, { name, email }]))
  return rows.map(row => present(row, names, viewerId))
}

function present(
  { id, kind, since, amount, requestedBy, customerId, takenBy }: TaskRow,
  names: ReadonlyMap<string | null, AdminName>,
  viewerId: string,
): StaffTask {
  const [requester, owner] = [names.get(requestedBy), names.get(takenBy)]
  return {
    taskId: id,
    kind,
    since: since.toISOString(),
    ...(amount !== null && { amount: sar(amount) }),
    ...(requester && { requestedBy: requester }),
    ...(customerId !== null && { customerId }),
    ...(owner && { takenBy: owner }),
    isMine: takenBy === viewerId,
  }
}
