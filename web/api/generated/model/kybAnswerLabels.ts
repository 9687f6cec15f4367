/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Empty when the option has another code by now
 */
export interface KybAnswerLabels {
  en?: string;
  ar?: string;
}
