import { eq } from 'drizzle-orm'
import type { DocumentRequest, NewDocumentRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type DocumentRequestRow, documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { presentRequest } from '#api/people/documents/document-requests.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { ownersOf } from '#api/people/team/members.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH, DOCUMENT_REQUEST_DAYS, DOCUMENT_REQUEST_MAX_DAYS } from '#domain/constants.ts'
import { addDays, type Day, isInCalendar, riyadhDay } from '#domain/riyadh-time.ts'

/**
 * Asks the owners of a business for a document, and tells each of them.
 * Throws `CUSTOMER_NOT_FOUND`, `ACCOUNT_NOT_FOUND` for a sign-up or a member, `ACCOUNT_CLOSED`, `DOCUMENT_REQUEST_OPEN`.
 */
export async function requestCustomerDocument(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  customerId: string,
  { kind, ...request }: NewDocumentRequest,
): Promise<DocumentRequest> {
  const at = clock()
  const note = requireNote(kind, request.note)
  const dueOn = requireDay(request.dueOn, riyadhDay(at))
  const subject = customerSubject(await requireCustomer(db, customerId))
  return db.transaction(async tx => {
    await lockBusiness(tx, customerId)
    const row = {
      id: crypto.randomUUID(),
      accountId: customerId,
      kind,
      note,
      dueOn,
      requestedBy: admin.id,
      createdAt: at,
    }
    const stored = await store(tx, row)
    const changes = [
      { field: 'documentKind', to: kind },
      { field: 'dueOn', to: dueOn },
    ]
    const event = { adminId: admin.id, subject, changes, ...(note !== undefined && { reason: note }), at }
    await recordAdminEvent(tx, { ...event, type: 'customer_document_requested' })
    for (const to of await ownersOf(tx, customerId))
      await notify(tx, { to, message: { key: 'document_requested', documentKind: kind, dueOn }, at })
    return keepResponse(tx, presentRequest(stored), 201)
  })
}

/** The kind `other` does not say which document it is. */
function requireNote(kind: NewDocumentRequest['kind'], note: string | undefined): string | undefined {
  if (note !== undefined) return requireVisible('note', note, ADMIN_NOTE_MIN_LENGTH)
  if (kind === 'other')
    throw new PlinkError('VALIDATION_ERROR', { fields: { note: 'Is required of another document' } })
  return undefined
}

function requireDay(day: Day | undefined, today: Day): Day {
  if (day === undefined) return addDays(today, DOCUMENT_REQUEST_DAYS)
  if (isInCalendar(day) && day > today && day <= addDays(today, DOCUMENT_REQUEST_MAX_DAYS)) return day
  throw new PlinkError('VALIDATION_ERROR', {
    fields: { dueOn: `Must be a day from tomorrow to ${DOCUMENT_REQUEST_MAX_DAYS} days ahead` },
  })
}

/** The lock keeps the account open until the request is stored, so that its closure closes the request too. */
async function lockBusiness(tx: Db, id: string): Promise<void> {
  const { businessId, closedAt } = accounts
  const [account] = await tx
    .select({ businessId, closedAt })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update')
  if (account?.closedAt) throw new PlinkError('ACCOUNT_CLOSED')
  if (!account || account.businessId !== null) throw new PlinkError('ACCOUNT_NOT_FOUND')
}

async function store(tx: Db, row: typeof documentRequests.$inferInsert): Promise<DocumentRequestRow> {
  const [stored] = await tx.insert(documentRequests).values(row).onConflictDoNothing().returning()
  if (!stored) throw new PlinkError('DOCUMENT_REQUEST_OPEN')
  return stored
}
