/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why a state began. `replaced`: the same IBAN was added again. `expired`: the code was not entered in time. `not_checked`: there is no identifier to compare with, or the banks did not answer for a day. `account_closed`: the account of the customer was closed
 */
export type BeneficiaryCause = 'added' | 'confirmed' | 'match' | 'mismatch' | 'not_checked' | 'cooling_off_over' | 'removed_by_customer' | 'replaced' | 'expired' | 'suspended_by_staff' | 'resumed_by_staff' | 'account_closed';