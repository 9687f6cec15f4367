import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffRequest, StaffRequestPayload, StaffRequestSubject } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type StaffRequestRow, staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'
import { recordAdminEvent } from './admin-events.ts'

interface NewRequest {
  payload: StaffRequestPayload
  subjectId: string
  /** The name that people use for the subject. */
  subjectName: string
  reason: string
  requestedBy: string
  requestedAt: Date
}

/** Stores a request for the decision of a second person, with its admin event. Returns its id. Throws `REQUEST_PENDING`. */
export async function createStaffRequest(tx: Db, request: NewRequest): Promise<string> {
  const { payload, subjectName: name, reason, requestedBy: adminId, requestedAt: at } = request
  const { kind } = payload
  const [row] = await tx
    .insert(staffRequests)
    .values({ id: randomUUID(), kind, ...request })
    .onConflictDoNothing()
    .returning({ id: staffRequests.id })
  if (!row) throw new PlinkError('REQUEST_PENDING')
  const subject = { kind: 'staff_request' as const, id: row.id, name }
  const changes = [{ field: kind, to: 'pending' }]
  await recordAdminEvent(tx, { adminId, type: 'request_made', subject, reason, changes, at })
  return row.id
}

/** Locks a pending request until the transaction ends. Throws `STAFF_REQUEST_NOT_FOUND`, `STAFF_REQUEST_CLOSED`. */
export async function lockPendingRequest(tx: Db, id: string): Promise<StaffRequestRow> {
  const [request] = await tx.select().from(staffRequests).where(eq(staffRequests.id, id)).for('update')
  if (!request) throw new PlinkError('STAFF_REQUEST_NOT_FOUND')
  if (request.state !== 'pending') throw new PlinkError('STAFF_REQUEST_CLOSED')
  return request
}

interface Verdict {
  state: Exclude<StaffRequestRow['state'], 'pending'>
  /** The member of the staff who decides the request, or who withdraws their own. */
  adminId: string
  note: string
  at: Date
}

/** Closes a request that the caller has locked, with its admin event. */
export async function closeRequest(tx: Db, request: StaffRequestRow, verdict: Verdict): Promise<void> {
  const { state, adminId, note, at } = verdict
  const decidedBy = state === 'withdrawn' ? null : adminId
  await tx.update(staffRequests).set({ state, decidedBy, decidedAt: at, note }).where(eq(staffRequests.id, request.id))
  const subject = { kind: 'staff_request' as const, id: request.id, name: request.subjectName }
  const changes = [{ field: request.kind, from: request.state, to: state }]
  await recordAdminEvent(tx, { adminId, type: 'request_decided', subject, reason: note, changes, at })
}

const requesters = alias(admins, 'requesters')
const deciders = alias(admins, 'deciders')
const MAX_ROWS = 100

/** Returns the pending requests, the oldest first. */
export const pendingRequests = (db: Db, viewerId: string) =>
  list(db, viewerId, eq(staffRequests.state, 'pending'), asc(staffRequests.sequence))

/** Returns the closed requests, the one closed last first. */
export const closedRequests = (db: Db, viewerId: string) =>
  list(db, viewerId, ne(staffRequests.state, 'pending'), desc(staffRequests.decidedAt), desc(staffRequests.sequence))

/** Throws `STAFF_REQUEST_NOT_FOUND`. */
export async function requireStaffRequest(db: Db, viewerId: string, id: string): Promise<StaffRequest> {
  const [request] = await list(db, viewerId, eq(staffRequests.id, id), asc(staffRequests.sequence))
  if (!request) throw new PlinkError('STAFF_REQUEST_NOT_FOUND')
  return request
}

/** The pending requests about these subjects, one about each at most. */
export const pendingRequestsAbout = (db: Db, viewerId: string, subjectIds: string[]) =>
  list(db, viewerId, and(inArray(staffRequests.subjectId, subjectIds), eq(staffRequests.state, 'pending')))

/** All requests about these subjects, the oldest first. */
export const requestsAbout = (db: Db, viewerId: string, subjectIds: string[]) =>
  list(db, viewerId, inArray(staffRequests.subjectId, subjectIds), asc(staffRequests.sequence))

async function list(db: Db, viewerId: string, which: SQL | undefined, ...order: SQL[]): Promise<StaffRequest[]> {
  const rows = await db
    .select({
      request: staffRequests,
      requester: { name: requesters.name, email: requesters.email },
      decider: { name: deciders.name, email: deciders.email },
      customer: applicants,
    })
    .from(staffRequests)
    .innerJoin(requesters, eq(requesters.id, staffRequests.requestedBy))
    .leftJoin(deciders, eq(deciders.id, staffRequests.decidedBy))
    .leftJoin(applicants, eq(applicants.id, sql`(${staffRequests.payload} ->> 'customerId')::uuid`))
    .where(which)
    .orderBy(...order)
    .limit(MAX_ROWS)
  return rows.map(row => present(row, viewerId))
}

interface Row {
  request: StaffRequestRow
  requester: { name: string; email: string }
  decider: { name: string; email: string } | null
  /** Returns the customers whom the payload names. */
  customer: Applicant | null
}

const SUBJECT_KINDS: Record<StaffRequestPayload['kind'], StaffRequestSubject['kind']> = {
  account_closure: 'customer',
  difference_resolution: 'reconciliation_difference',
  staff_unlock: 'admin',
  suspense_crediting: 'suspense_credit',
  suspense_return: 'suspense_credit',
  top_up_crediting: 'top_up',
  top_up_dispute: 'top_up',
  top_up_refund: 'top_up',
  transfer_settlement: 'transfer',
}

function present({ request, requester, decider, customer }: Row, viewerId: string): StaffRequest {
  const { id, state, subjectId, subjectName, payload, reason, requestedBy, requestedAt, decidedAt, note } = request
  return {
    requestId: id,
    state,
    subject: { kind: SUBJECT_KINDS[payload.kind], id: subjectId, name: subjectName },
    payload,
    ...(customer && { customer: namedCustomer(customer) }),
    reason,
    requestedBy: requester,
    requestedAt: requestedAt.toISOString(),
    isMine: requestedBy === viewerId,
    ...(decidedAt &&
      note !== null && { decision: { ...(decider && { admin: decider }), note, decidedAt: decidedAt.toISOString() } }),
  }
}
