/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { MoneyException } from './moneyException.ts';
import type { NamedCustomer } from './namedCustomer.ts';
import type { StaffRequest } from './staffRequest.ts';
import type { TopUp } from './topUp.ts';
import type { TopUpCardPayment } from './topUpCardPayment.ts';
import type { TopUpSuspense } from './topUpSuspense.ts';

export interface AdminTopUp {
  /** As its customer sees it, without the links to pay it */
  topUp: TopUp;
  /** Whose top-up it is */
  customer: NamedCustomer;
  /** Once a card could reach the card provider */
  payment?: TopUpCardPayment;
  /** What went to the wallet and was not taken back from it */
  credited: Money;
  /** Present while money of it is in suspense */
  suspense?: TopUpSuspense;
  /** What the customer owes. Present if more went back to the card than the wallet had */
  owed?: Money;
  /** What went back to the card */
  refunded: Money;
  /** What the staff asked for about it, the oldest first */
  requests: StaffRequest[];
  /** Reports of the card provider that contradict the books, the oldest first */
  exceptions: MoneyException[];
}
