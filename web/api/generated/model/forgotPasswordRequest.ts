/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * `idUnn` with either `dateOfBirth` or `phoneNumber`
 */
export interface ForgotPasswordRequest {
  /**
     * A national ID, an Iqama, or a unified national number
     * @pattern ^[127][0-9]{9}$
     */
  idUnn: string;
  /**
     * `2012-12-03` or `031212`. Empty to send the code again
     * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{6})?$
     */
  dateOfBirth?: string;
  phoneNumber?: PhoneNumber;
}
