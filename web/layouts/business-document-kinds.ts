import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'

/** What a document of a business can be, in the order in which the kinds are offered. */
export const BUSINESS_DOCUMENT_KINDS: readonly BusinessDocumentKind[] = [
  'commercial_registration',
  'articles_of_association',
  'authorization_letter',
  'vat_certificate',
  'national_address',
  'other',
]
