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
  /**
     * The `deviceToken` of the last sign-in on this device. With it the failures of others do not lock the sign-in.
     * @maxLength 200
     */
  deviceToken?: string;
}
