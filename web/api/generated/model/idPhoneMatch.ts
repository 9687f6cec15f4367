/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface IdPhoneMatch {
  match: true;
  /**
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
}
