/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PositiveMoney } from './positiveMoney.ts';
import type { SubWalletId } from './subWalletId.ts';

export interface MoveRequest {
  /** Leave it out for the main wallet */
  from?: SubWalletId;
  /** Leave it out for the main wallet */
  to?: SubWalletId;
  amount: PositiveMoney;
}
