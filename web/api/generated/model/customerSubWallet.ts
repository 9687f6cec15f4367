/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SubWalletId } from './subWalletId.ts';

export interface CustomerSubWallet {
  subWalletId: SubWalletId;
  name: string;
  available: Money;
  onHold: Money;
}
