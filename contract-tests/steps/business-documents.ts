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

export type DocumentRequest = { documentRequestId: string }

/** The staff, who are signed in, ask for the document of the examples. */
export async function askForExampleDocument({ staff, newcomer }: People): Promise<DocumentRequest> {
  const request = { kind: 'vat_certificate', note: 'The one of this year, please', dueOn: '2026-02-01' }
  const path = `/customers/${newcomer.userId}/document-requests`
  const { documentRequestId } = await successOf(staff.post(path, request))
  return { documentRequestId }
}

/** The document that is asked for is no longer needed. */
export async function withdrawDocumentRequest(
  { staff, newcomer }: People,
  { documentRequestId }: DocumentRequest,
): Promise<void> {
  const path = `/customers/${newcomer.userId}/document-requests/${documentRequestId}/close`
  await successOf(staff.post(path, { outcome: 'withdrawn' }))
}
