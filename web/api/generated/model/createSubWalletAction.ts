/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateSubWalletActionType } from './createSubWalletActionType.ts';

export interface CreateSubWalletAction {
  type: CreateSubWalletActionType;
  /**
     * 3 to 40 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
}
