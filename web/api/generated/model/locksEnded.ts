/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface LocksEnded {
  /** @minimum 1 */
  ended: number;
}
