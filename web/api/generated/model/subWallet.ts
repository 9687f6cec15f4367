/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SubWalletIcon } from './subWalletIcon.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { Timestamp } from './timestamp.ts';

export interface SubWallet {
  subWalletId: SubWalletId;
  name: string;
  icon: SubWalletIcon;
  balance: Money;
  available: Money;
  createdAt: Timestamp;
}
