import type { BusinessDocumentList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { listDocuments } from '#api/people/documents/business-documents.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordViews, requireCustomer } from '#api/staff/customers.store.ts'

/** Lists the documents that the owners of a business have uploaded, and those that they are asked for. The look is recorded before anything is returned. */
export async function listCustomerDocuments(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  customerId: string,
): Promise<BusinessDocumentList> {
  const subject = customerSubject(await requireCustomer(db, customerId))
  await recordViews(db, admin.id, [subject], clock())
  return listDocuments(db, customerId)
}
