/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `unconfirmed` until the code is entered, `checking` until the payee check has answered. `mismatch`, `suspended` and `removed` receive no money
 */
export type BeneficiaryState = 'unconfirmed' | 'checking' | 'mismatch' | 'cooling_off' | 'active' | 'suspended' | 'removed';