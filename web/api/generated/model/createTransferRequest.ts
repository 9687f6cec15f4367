/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PositiveMoney } from './positiveMoney.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { TransferDestination } from './transferDestination.ts';
import type { TransferNote } from './transferNote.ts';
import type { TransferPlan } from './transferPlan.ts';
import type { TransferPurpose } from './transferPurpose.ts';

export interface CreateTransferRequest {
  destination: TransferDestination;
  amount: PositiveMoney;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source. Leave it out for the main wallet */
  subWallet?: SubWalletId;
  /** Leave it out to pay now */
  schedule?: TransferPlan;
}
