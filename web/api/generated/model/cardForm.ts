/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CardFormKind } from './cardFormKind.ts';

/**
 * Where the card is entered. `hosted`: a page of ours sends it to `url` of the card provider, with the `publishableKey`. `test_cards`: the sandbox has test cards in place of a form
 */
export interface CardForm {
  kind: CardFormKind;
  url?: string;
  publishableKey?: string;
}
