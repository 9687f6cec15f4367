/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { CrNumber } from './crNumber.ts';
import type { IdNumber } from './idNumber.ts';
import type { KybAnswers } from './kybAnswers.ts';
import type { NafathRequest } from './nafathRequest.ts';
import type { OnboardingDataScreeningStatus } from './onboardingDataScreeningStatus.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { UserId } from './userId.ts';

export interface OnboardingData {
  businessType: BusinessType;
  phone: PhoneNumber;
  otpVerified: boolean;
  userId: UserId;
  crNumber?: CrNumber;
  crVerified: boolean;
  companyName?: string;
  companyNameArabic?: string;
  idNumber?: IdNumber;
  idVerified: boolean;
  nafath?: NafathRequest;
  screeningStatus?: OnboardingDataScreeningStatus;
  kybData?: KybAnswers;
  passwordSet: boolean;
  profileCreated: boolean;
}
