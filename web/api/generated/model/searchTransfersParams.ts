/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SearchTransfersStatus } from './searchTransfersStatus.ts';
import type { TransferStateFilterParameter } from './transferStateFilterParameter.ts';

export type SearchTransfersParams = {
/**
 * A `transferId`, our number of the payout, or the reference of the provider
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * Only those that this customer pays
 */
customerId?: string;
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
 */
state?: TransferStateFilterParameter;
/**
 * `undecided` for those that need a decision
 */
status?: SearchTransfersStatus;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};
