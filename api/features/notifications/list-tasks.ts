import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Task, TaskList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { APPROVING, MAKING } from '#api/money/approvals/approval-rules.ts'
import { batchSubject, paymentSubject, subjectsOf } from '#api/money/approvals/approval-subjects.ts'
import { isWaitingFor } from '#api/money/approvals/waiting-for.ts'
import { draftEnd } from '#api/money/transfers/transfer-rules.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { documentRequestsOf } from '#api/people/documents/document-requests.ts'
import { sar } from '#domain/money/money.ts'
import { addDays, endOfDay, riyadhDay, startOfDay } from '#domain/riyadh-time.ts'

const MOST_TASKS = 20
/** As the contract limits an order. */
const MAX_BILLS_IN_ORDER = 10
/** So many drafts are read that as many orders as are listed are whole. */
const MOST_DRAFTS = MOST_TASKS * MAX_BILLS_IN_ORDER

/** Lists what waits for this person. What ends first comes first. */
export async function listTasks({ db, clock }: Pick<Deps, 'db' | 'clock'>, bearer: SessionBearer): Promise<TaskList> {
  const now = clock()
  const mayMake = MAKING.includes(bearer.person.role)
  const tasks = [
    ...(await approvalTasks(db, bearer, now)),
    ...(mayMake ? [...(await draftTasks(db, bearer, now)), ...(await billTasks(db, bearer, now))] : []),
    ...(bearer.person.role === 'owner' ? await documentTasks(db, bearer) : []),
  ]
  return { items: tasks.toSorted((one, other) => one.until.localeCompare(other.until)).slice(0, MOST_TASKS) }
}

async function approvalTasks(db: Db, bearer: SessionBearer, now: Date): Promise<Task[]> {
  if (!APPROVING.includes(bearer.person.role)) return []
  const requests = await db
    .select()
    .from(approvalRequests)
    .where(isWaitingFor(bearer, now))
    .orderBy(approvalRequests.dueAt, approvalRequests.id)
    .limit(MOST_TASKS)
  const subjects = await subjectsOf(db, requests)
  const people = await peopleOf(
    db,
    requests.map(({ madeBy }) => madeBy),
  )
  return requests.map(({ id, amount, madeBy, dueAt }) => ({
    kind: 'approval',
    until: dueAt!.toISOString(),
    amount: sar(amount),
    ...subjects.get(id),
    ...madeByIn(people, madeBy),
    approvalId: id,
  }))
}

/** The transfers, orders of bills and files whose code this person may enter. */
async function draftTasks(db: Db, bearer: SessionBearer, now: Date): Promise<Task[]> {
  const drafts = await openDrafts(db, bearer, now)
  const orders = Map.groupBy(
    drafts.filter(({ billOrderId }) => billOrderId !== null),
    ({ billOrderId }) => billOrderId,
  )
  return [
    ...drafts.filter(({ billOrderId }) => billOrderId === null).map(transferTask),
    ...[...orders.values()].map(billOrderTask),
    ...(await batchTasks(db, bearer, now)),
  ]
}

async function openDrafts(db: Db, { account, person, sessionId }: SessionBearer, now: Date): Promise<TransferRow[]> {
  const isOpen = and(eq(transfers.accountId, account.id), eq(transfers.state, 'draft'), gt(transfers.dueAt, now))
  // A draft of another session may have ended with it. Anyone may confirm what a program has prepared.
  const isOwn = or(
    and(isNull(transfers.madeBy), isNotNull(transfers.apiKeyName)),
    and(eq(transfers.madeBy, person.id), eq(transfers.sessionId, sessionId)),
  )
  return db
    .select()
    .from(transfers)
    .where(and(isOpen, isOwn))
    .orderBy(transfers.createdAt, transfers.billPlace)
    .limit(MOST_DRAFTS)
}

function transferTask({ id, amount, payeeName, payeeNameArabic, apiKeyName, createdAt }: TransferRow): Task {
  return {
    kind: 'transfer',
    until: draftEnd(createdAt).toISOString(),
    amount: sar(amount),
    name: payeeName,
    ...(payeeNameArabic && { nameArabic: payeeNameArabic }),
    ...(apiKeyName && { apiKeyName }),
    transferId: id,
  }
}

/** One code pays all bills of an order. */
function billOrderTask(payments: TransferRow[]): Task {
  const { id, createdAt } = payments[0]!
  return {
    kind: 'bill_order',
    until: draftEnd(createdAt).toISOString(),
    amount: sar(payments.reduce((sum, { amount }) => sum + amount, 0)),
    ...paymentSubject(payments),
    billPaymentId: id,
  }
}

async function batchTasks(db: Db, { account, person }: SessionBearer, now: Date): Promise<Task[]> {
  const batches = await db
    .select()
    .from(transferBatches)
    .where(
      and(
        eq(transferBatches.accountId, account.id),
        eq(transferBatches.state, 'draft'),
        eq(transferBatches.madeBy, person.id),
        gt(transferBatches.dueAt, now),
      ),
    )
    .limit(MOST_TASKS)
  return batches.map(batch => ({
    kind: 'batch',
    until: batch.dueAt!.toISOString(),
    amount: sar(batch.total),
    ...batchSubject(batch),
    batchId: batch.id,
  }))
}

/** The documents that the staff ask for. A late one still waits. */
async function documentTasks(db: Db, { account }: SessionBearer): Promise<Task[]> {
  const requests = (await documentRequestsOf(db, account.id)).filter(({ documentId }) => documentId === null)
  return requests.map(({ id, kind, dueOn }) => ({
    kind: 'document',
    until: endOfDay(dueOn).toISOString(),
    documentKind: kind,
    documentRequestId: id,
  }))
}

/** A bill is paid within this many days before it is due, after the reminder. */
const REMINDED_DAYS = 4

/** The saved bills of which a reminder has told, and that nobody has paid since. */
async function billTasks(db: Db, { account }: SessionBearer, now: Date): Promise<Task[]> {
  const today = riyadhDay(now)
  const isReminded = and(eq(savedBills.accountId, account.id), isNotNull(savedBills.remindedFor))
  const bills = (await db.select().from(savedBills).where(isReminded)).filter(
    ({ remindedFor }) => remindedFor! >= today,
  )
  if (bills.length === 0) return []
  const isSince = gt(transfers.createdAt, startOfDay(addDays(today, -REMINDED_DAYS)))
  const isOfBiller = inArray(
    transfers.billerCode,
    bills.map(({ billerCode }) => billerCode),
  )
  const payments = await db
    .select({ billerCode: transfers.billerCode, billAccount: transfers.billAccount, createdAt: transfers.createdAt })
    .from(transfers)
    .where(and(eq(transfers.accountId, account.id), isOfBiller, isSince, isPaying))
  return bills
    .filter(
      ({ billerCode, billAccount, remindedFor }) =>
        !payments.some(
          payment =>
            payment.billerCode === billerCode &&
            payment.billAccount === billAccount &&
            payment.createdAt >= startOfDay(addDays(remindedFor!, -REMINDED_DAYS)),
        ),
    )
    .map(({ name, billerCode, billAccount, remindedFor }) => ({
      kind: 'bill',
      until: endOfDay(remindedFor!).toISOString(),
      name,
      billerCode,
      account: billAccount,
    }))
}

/** It is paid or on its way. */
const isPaying = inArray(transfers.state, [
  'awaiting_approval',
  'held',
  'submitting',
  'unknown',
  'submitted',
  'pending',
  'paid',
])
