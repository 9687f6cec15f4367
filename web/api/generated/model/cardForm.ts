/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CardFormKind } from './cardFormKind.ts';

/**
 * Where the card is entered. `hosted`: open `url` in the browser, with `?language=ar` for Arabic. The page has the form of the card provider and returns to the page of the top-up. The link is valid for 15 minutes, `getTopUp` returns a new one. `test_cards`: the sandbox has test cards for `payTopUp` in place of a form
 */
export interface CardForm {
  kind: CardFormKind;
  /** Of the page. Present if `hosted` */
  url?: string;
}
