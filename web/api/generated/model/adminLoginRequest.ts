/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEmail } from './adminEmail.ts';

export interface AdminLoginRequest {
  email: AdminEmail;
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
