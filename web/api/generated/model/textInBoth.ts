/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A text in both languages
 */
export interface TextInBoth {
  /** @minLength 1 */
  en: string;
  /** @minLength 1 */
  ar: string;
}
