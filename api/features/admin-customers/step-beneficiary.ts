import type { AdminEventType, Beneficiary as PresentedBeneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiaryOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { type BeneficiaryStep, lockBeneficiary, takeStep } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { presentBeneficiary } from '#api/money/beneficiaries/present-beneficiary.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

export interface BeneficiaryOfCustomer {
  customerId: string
  beneficiaryId: string
}

interface StaffStep {
  type: AdminEventType
  reason: string
  /** Returns undefined if the state does not allow the step. */
  next: (beneficiary: Beneficiary, now: Date) => Omit<BeneficiaryStep, 'from'> | undefined
}

/**
 * Takes a step of a beneficiary for the staff, and records who did it and why.
 * Throws `CUSTOMER_NOT_FOUND`, `BENEFICIARY_NOT_FOUND`, `BENEFICIARY_STATE_INVALID`.
 */
export async function stepBeneficiary(
  deps: Deps,
  { admin }: AdminBearer,
  { customerId, beneficiaryId }: BeneficiaryOfCustomer,
  { type, reason, next }: StaffStep,
): Promise<PresentedBeneficiary> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const subject = customerSubject(await requireCustomer(deps.db, customerId))
  const at = deps.clock()
  return deps.db.transaction(async tx => {
    const before = await lockBeneficiary(tx, customerId, beneficiaryId)
    const step = next(before, at)
    if (!step) throw new PlinkError('BENEFICIARY_STATE_INVALID')
    await takeStep(tx, beneficiaryId, { from: before.state, ...step }, at)
    const changes = [{ field: 'ibanLastDigits', to: before.iban.slice(-4) }]
    await recordAdminEvent(tx, { adminId: admin.id, type, subject, reason: visibleReason, changes, at })
    const after = await beneficiaryOf(tx, customerId, beneficiaryId)
    return keepResponse(tx, await presentBeneficiary({ ...deps, db: tx }, after))
  })
}
