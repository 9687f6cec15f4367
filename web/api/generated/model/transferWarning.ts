/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `first_payment` to this payee. `name_not_checked`: nobody has checked whether the IBAN belongs to the name. `unusual_amount`: far more than this account usually sends.
 */
export type TransferWarning = 'first_payment' | 'name_not_checked' | 'unusual_amount';