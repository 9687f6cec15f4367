import type { CustomerStatus, CustomerSummary } from '#api/contract/generated/schemas.ts'
import type { CustomerRow } from './customers.store.ts'

export function presentCustomer(row: CustomerRow, now: Date): CustomerSummary {
  const { applicant, account, profile } = row
  const name = profile?.businessName ?? applicant.crLegalName
  const nameArabic = profile ? profile.businessNameArabic : applicant.crLegalNameArabic
  return {
    customerId: applicant.id,
    phoneNumber: applicant.phone,
    ...(applicant.nationalId !== null && { idNumber: applicant.nationalId }),
    ...(applicant.crNumber !== null && { crNumber: applicant.crNumber }),
    ...(name !== null && { businessName: name }),
    ...(nameArabic && { businessNameArabic: nameArabic }),
    status: statusOf(row, now),
    createdAt: (account ?? applicant).createdAt.toISOString(),
  }
}

function statusOf({ account, lockout }: CustomerRow, now: Date): CustomerStatus {
  if (!account) return 'signing_up'
  if (lockout?.hardLockedAt) return 'hard_locked'
  return lockout?.lockedUntil && lockout.lockedUntil > now ? 'soft_locked' : 'active'
}
