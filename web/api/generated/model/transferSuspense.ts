/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { NamedCustomer } from './namedCustomer.ts';
import type { Timestamp } from './timestamp.ts';
import type { TransferSuspenseCause } from './transferSuspenseCause.ts';

/**
 * Why the recipient could not receive the money. The payer does not learn this
 */
export interface TransferSuspense {
  cause: TransferSuspenseCause;
  since: Timestamp;
  recipient: NamedCustomer;
}
