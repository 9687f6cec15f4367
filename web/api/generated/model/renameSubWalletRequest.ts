/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface RenameSubWalletRequest {
  /**
     * 3 to 40 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
}
