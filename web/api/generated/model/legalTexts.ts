/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LegalSection } from './legalSection.ts';
import type { TextInBoth } from './textInBoth.ts';

export interface LegalTexts {
  /**
     * The version of the terms in force
     * @minLength 1
     * @maxLength 40
     */
  termsVersion: string;
  /** The company behind Plink */
  entity: TextInBoth;
  /** Who has licensed it for what */
  licence: TextInBoth;
  /** @minItems 1 */
  terms: LegalSection[];
  /** @minItems 1 */
  privacy: LegalSection[];
  /**
     * A section for each fee, with its amount
     * @minItems 1
     */
  fees: LegalSection[];
  /**
     * How the money of customers is kept
     * @minItems 1
     */
  safeguarding: LegalSection[];
}
