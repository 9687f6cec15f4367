import { and, eq } from 'drizzle-orm'
import type { DocumentRequest, DocumentRequestClosure } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type DocumentRequestRow, documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isProvided, isUnanswered, presentRequest } from '#api/people/documents/document-requests.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'

type Outcome = DocumentRequestClosure['outcome']

/** What the request has to be for each outcome. */
const STATES = {
  withdrawn: { state: 'open', isInState: isUnanswered },
  settled: { state: 'provided', isInState: isProvided },
} as const

/** Withdraws an open request, or settles one that is answered. Throws `DOCUMENT_REQUEST_NOT_FOUND`, `DOCUMENT_REQUEST_STATE_INVALID`. */
export async function closeCustomerDocumentRequest(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { customerId, documentRequestId }: { customerId: string; documentRequestId: string },
  { outcome }: DocumentRequestClosure,
): Promise<DocumentRequest> {
  const subject = customerSubject(await requireCustomer(db, customerId))
  const at = clock()
  return db.transaction(async tx => {
    const closed = await close(tx, { customerId, documentRequestId, outcome, at })
    const changes = [
      { field: 'documentKind', to: closed.kind },
      { field: 'documentRequest', from: STATES[outcome].state, to: outcome },
    ]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'document_request_closed', subject, changes, at })
    return keepResponse(tx, presentRequest(closed))
  })
}

interface Closure {
  customerId: string
  documentRequestId: string
  outcome: Outcome
  at: Date
}

async function close(tx: Db, { customerId, documentRequestId, outcome, at }: Closure): Promise<DocumentRequestRow> {
  const isIt = and(eq(documentRequests.id, documentRequestId), eq(documentRequests.accountId, customerId))
  const [closed] = await tx
    .update(documentRequests)
    .set({ closedAt: at, outcome })
    .where(and(isIt, STATES[outcome].isInState))
    .returning()
  if (closed) return closed
  const count = await tx.$count(documentRequests, isIt)
  throw new PlinkError(count > 0 ? 'DOCUMENT_REQUEST_STATE_INVALID' : 'DOCUMENT_REQUEST_NOT_FOUND')
}
