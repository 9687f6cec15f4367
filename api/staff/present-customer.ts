import type { CustomerStatus, CustomerSummary } from '#api/contract/generated/schemas.ts'
import { customerNames } from '#api/people/applicants/business-names.ts'
import type { CustomerRow } from './customers.store.ts'

export function presentCustomer(row: CustomerRow, now: Date): CustomerSummary {
  const { applicant, frozenAt } = row
  return {
    customerId: applicant.id,
    phoneNumber: applicant.phone,
    ...(applicant.nationalId !== null && { idNumber: applicant.nationalId }),
    ...(applicant.crNumber !== null && { crNumber: applicant.crNumber }),
    ...customerNames(applicant),
    status: statusOf(row, now),
    ...(frozenAt !== null && { frozen: true }),
    createdAt: applicant.since.toISOString(),
  }
}

function statusOf({ applicant, lockout }: CustomerRow, now: Date): CustomerStatus {
  if (applicant.closedAt) return 'closed'
  if (!applicant.accountCreatedAt) return 'signing_up'
  if (lockout?.hardLockedAt) return 'hard_locked'
  return lockout?.lockedUntil && lockout.lockedUntil > now ? 'soft_locked' : 'active'
}
