import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { type BeneficiaryOfCustomer, stepBeneficiary } from './step-beneficiary.ts'

/** Lets money go to a suspended beneficiary again. A cooling-off that is not over continues. */
export const resumeBeneficiary = (
  deps: Deps,
  bearer: AdminBearer,
  which: BeneficiaryOfCustomer,
  reason: string,
): Promise<Beneficiary> =>
  stepBeneficiary(deps, bearer, which, {
    type: 'beneficiary_resumed',
    reason,
    next({ state, coolingEndsAt }, now) {
      if (state !== 'suspended') return undefined
      const cause = 'resumed_by_staff'
      const isCoolingOff = coolingEndsAt !== null && now < coolingEndsAt
      return isCoolingOff ? { to: 'cooling_off', cause, dueAt: coolingEndsAt } : { to: 'active', cause }
    },
  })
