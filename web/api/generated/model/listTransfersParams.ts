/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TransferStateFilterParameter } from './transferStateFilterParameter.ts';

export type ListTransfersParams = {
/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
 */
state?: TransferStateFilterParameter;
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};
