import type { People } from '../people.ts'
import { successOf } from './preparation.ts'

export type BusinessDocument = { businessDocumentId: string }

/** Returns an id that no document has. The client chooses it. */
export const newDocumentId = async (): Promise<BusinessDocument> => ({ businessDocumentId: crypto.randomUUID() })

/** Uploads the document of the examples. */
export async function uploadExampleDocument({ customer }: People): Promise<BusinessDocument> {
  const { businessDocumentId } = await newDocumentId()
  const path = `/api/v1/business-documents/${businessDocumentId}?kind=vat_certificate`
  await successOf(customer.upload(path, '%PDF-1.7'))
  return { businessDocumentId }
}
