/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `draft` waits for its code. `held`: confirmed, the money is on hold. `submitting`: on its way to the bank. `unknown`: the bank has not answered, and it is being cleared up. `submitted`: the bank has it. `pending`: it has left the wallet, and the Plink customer cannot receive it now; it ends as `paid` or `returned`. `paid`, and `returned` when the bank of the payee or Plink has sent it back. `cancelled` before it was submitted. `refused` by Plink or the bank. `failed` at the bank. `expired`: a draft without its code. `scheduled`: confirmed for later, its runs are transfers of their own.
 */
export type TransferState = 'draft' | 'held' | 'submitting' | 'unknown' | 'submitted' | 'pending' | 'paid' | 'returned' | 'cancelled' | 'refused' | 'failed' | 'expired' | 'scheduled';