/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SubWalletId } from './subWalletId.ts';

export type SubWalletParameter = SubWalletId;
