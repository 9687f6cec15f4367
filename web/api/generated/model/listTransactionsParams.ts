/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { FromDateParameter } from './fromDateParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SubWalletParameter } from './subWalletParameter.ts';
import type { ToDateParameter } from './toDateParameter.ts';
import type { TransactionSearchParameter } from './transactionSearchParameter.ts';
import type { TransactionStatusFilterParameter } from './transactionStatusFilterParameter.ts';
import type { TransactionTypeFilterParameter } from './transactionTypeFilterParameter.ts';

export type ListTransactionsParams = {
/**
 * `pending` while the money is on hold
 */
status?: TransactionStatusFilterParameter;
/**
 * `customer_transfer`: to another Plink customer. `incoming_transfer`: from a bank or another Plink customer. `returned_transfer`: a transfer that the receiving bank has sent back.
 */
type?: TransactionTypeFilterParameter;
/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: TransactionSearchParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
from?: FromDateParameter;
/**
 * A day in Riyadh time. A day past the end of its month continues into the next month.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
to?: ToDateParameter;
/**
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
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
