/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SubWallet } from './subWallet.ts';

export interface SubWalletList {
  items: SubWallet[];
  /** @nullable */
  nextCursor: string | null;
  /** The maximum per account */
  max: number;
}
