/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { WalletDeactivatedStatus } from './walletDeactivatedStatus.ts';

export interface WalletDeactivated {
  status: WalletDeactivatedStatus;
}
