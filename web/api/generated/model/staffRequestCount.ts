/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface StaffRequestCount {
  /** @minimum 0 */
  pending: number;
}
