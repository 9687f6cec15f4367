import type { Deps } from '#api/deps.ts'
import { type DocumentFile, fileOf, requireDocument } from '#api/people/documents/business-documents.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'

/** The read is recorded before anything is returned. Throws `CUSTOMER_NOT_FOUND`, `BUSINESS_DOCUMENT_NOT_FOUND`. */
export async function downloadCustomerDocument(
  deps: Deps,
  { admin }: AdminBearer,
  { customerId, businessDocumentId }: { customerId: string; businessDocumentId: string },
  requestId: string,
): Promise<DocumentFile> {
  const { db, clock } = deps
  const subject = customerSubject(await requireCustomer(db, customerId))
  const document = await requireDocument(db, customerId, businessDocumentId)
  await recordAdminEvent(db, { adminId: admin.id, type: 'customer_document_read', subject, at: clock() })
  return fileOf(deps, document, { requestId, operation: 'downloadCustomerDocument' })
}
