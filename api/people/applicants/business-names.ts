import type { NamedCustomer } from '#api/contract/generated/schemas.ts'
import type { Applicant } from '#api/kernel/db/schema/onboarding.ts'

/** Returns the names of the applicant's business that are known. */
export function customerNames(applicant: Applicant): { businessName?: string; businessNameArabic?: string } {
  const { name, businessName, businessNameArabic, crLegalNameArabic } = applicant
  const nameArabic = businessName === null ? crLegalNameArabic : businessNameArabic
  return { ...(name !== null && { businessName: name }), ...(nameArabic && { businessNameArabic: nameArabic }) }
}

/** The names of the customer for other people. */
export const namedCustomer = (applicant: Applicant): NamedCustomer => ({
  customerId: applicant.id,
  phoneNumber: applicant.phone,
  ...customerNames(applicant),
})
