/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface SessionsEnded {
  /** @minimum 0 */
  ended: number;
}
