/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CrNumber } from './crNumber.ts';
import type { IdNumber } from './idNumber.ts';
import type { KybCode } from './kybCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { ProfilePayloadBusinessType } from './profilePayloadBusinessType.ts';
import type { UserId } from './userId.ts';

export interface ProfilePayload {
  userId: UserId;
  businessType: ProfilePayloadBusinessType;
  /**
     * Not stored where the registry has a name: the business is called that
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  businessName: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  businessNameArabic?: string;
  crNumber: CrNumber;
  /** The CR number again when the type is FREELANCER */
  freelancerLicense?: CrNumber;
  nationalId: IdNumber;
  phoneE164: PhoneNumber;
  annualRevenue: KybCode;
  businessActivity: KybCode;
  /**
     * The purposes joined by a comma and a space
     * @minLength 1
     * @maxLength 4000
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  accountPurpose: string;
}
