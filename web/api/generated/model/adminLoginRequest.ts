/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface AdminLoginRequest {
  /**
     * @minLength 1
     * @maxLength 254
     * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
     */
  email: string;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern \S
     */
  password: string;
  /**
     * In live mode: the six digits of the authenticator app, or one of the recovery codes. Each works once.
     * @pattern ^([0-9]{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$
     */
  secondFactor?: string;
}
