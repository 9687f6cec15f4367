/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ToBeneficiary } from './toBeneficiary.ts';
import type { ToCustomer } from './toCustomer.ts';

export type TransferDestination = ToCustomer | ToBeneficiary;
