import type { BusinessType } from '#domain/onboarding.ts'
import { phoneToE164 } from '#domain/phone.ts'
import type { ProfilePayload, ProfilePayloadBusinessType } from '#web/api/generated/plinkAPI.schemas.ts'
import type { OnboardingData } from '#web/sign-up/onboarding-data.ts'

/** Multi-owner companies cannot reach this step. */
const PROFILE_TYPE: Record<BusinessType, ProfilePayloadBusinessType | null> = {
  'sole-proprietorship': 'SOLE-PROPRIETORSHIP',
  'individual-owner-company': 'INDIVIDUAL-OWNER-COMPANY',
  'multi-owner-company': null,
  freelancer: 'FREELANCER',
}

/** The request that creates the profile, or null if a part of it is unknown. */
export function profilePayload(data: OnboardingData, businessName: { en: string; ar: string }): ProfilePayload | null {
  const { userId, crNumber, idNumber, phone, kybData } = data
  const businessType = data.businessType && PROFILE_TYPE[data.businessType]
  if (!businessType || !userId || !crNumber || !idNumber || !phone || !kybData) return null
  return {
    userId,
    businessType,
    businessName: businessName.en,
    businessNameArabic: businessName.ar,
    crNumber,
    ...(businessType === 'FREELANCER' && { freelancerLicense: crNumber }),
    nationalId: idNumber,
    phoneE164: phoneToE164(phone),
    annualRevenue: kybData.annualRevenue,
    businessActivity: kybData.businessActivity,
    accountPurpose: kybData.purposeOfAccount.join(', '),
  }
}
