import type { People } from '../people.ts'
import { successOf } from './preparation.ts'

/** Uploads the document of the examples. */
export async function uploadExampleDocument({ customer, wallet }: People): Promise<void> {
  wallet.businessDocumentId = crypto.randomUUID()
  const path = `/api/v1/business-documents/${wallet.businessDocumentId}?kind=vat_certificate`
  await successOf(customer.upload(path, '%PDF-1.7'))
}
