import type { CustomerStatus, CustomerSummary } from '#api/contract/generated/schemas.ts'
import type { CustomerRow } from './customers.store.ts'

export function presentCustomer(row: CustomerRow, now: Date): CustomerSummary {
  const { applicant, account, businessName } = row
  const name = businessName ?? applicant.crLegalName
  return {
    customerId: applicant.id,
    phoneNumber: applicant.phone,
    ...(applicant.nationalId !== null && { idNumber: applicant.nationalId }),
    ...(applicant.crNumber !== null && { crNumber: applicant.crNumber }),
    ...(name !== null && { businessName: name }),
    status: statusOf(row, now),
    createdAt: (account ?? applicant).createdAt.toISOString(),
  }
}

function statusOf({ account, lockout }: CustomerRow, now: Date): CustomerStatus {
  if (!account) return 'signing_up'
  if (lockout?.hardLockedAt) return 'hard_locked'
  return lockout?.lockedUntil && lockout.lockedUntil > now ? 'soft_locked' : 'active'
}
