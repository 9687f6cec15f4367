/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface ReviewCount {
  /** @minimum 0 */
  open: number;
}
