/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CardForm } from './cardForm.ts';
import type { Money } from './money.ts';
import type { ReferenceId } from './referenceId.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { Timestamp } from './timestamp.ts';
import type { TopUpCause } from './topUpCause.ts';
import type { TopUpState } from './topUpState.ts';
import type { TopUpStep } from './topUpStep.ts';

export interface TopUp {
  topUpId: string;
  amount: Money;
  subWallet?: SubWalletId;
  state: TopUpState;
  cause: TopUpCause;
  createdAt: Timestamp;
  /** Present while a card can be entered */
  cardForm?: CardForm;
  /** Where the person confirms the payment. Present while it is awaited */
  threeDsUrl?: string;
  /** Of the transaction that brought the money into the wallet */
  referenceId?: ReferenceId;
  /** Oldest first */
  history: TopUpStep[];
}
