/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TextInBoth } from './textInBoth.ts';

export interface LegalSection {
  heading: TextInBoth;
  /** Of a fee */
  amount?: TextInBoth;
  text: TextInBoth;
}
