import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { type BeneficiaryOfCustomer, stepBeneficiary } from './step-beneficiary.ts'

/** Stops payments to the beneficiary. A transfer that is being submitted holds the lock and is still sent. */
export const suspendBeneficiary = (
  deps: Deps,
  bearer: AdminBearer,
  which: BeneficiaryOfCustomer,
  reason: string,
): Promise<Beneficiary> =>
  stepBeneficiary(deps, bearer, which, {
    type: 'beneficiary_suspended',
    reason,
    next: ({ state }) =>
      state === 'active' || state === 'cooling_off' ? { to: 'suspended', cause: 'suspended_by_staff' } : undefined,
  })
