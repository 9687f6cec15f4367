import { phoneToE164 } from '#domain/phone.ts'
import type { GlobalScreeningRequest } from '#web/api/generated/model/index.ts'
import type { OnboardingData } from '#web/sign-up/onboarding-data.ts'

/** What is screened; null while a part of it is not known. */
export function screeningRequest({
  idNumber,
  phone,
  crNumber,
  businessType,
}: OnboardingData): GlobalScreeningRequest | null {
  if (!idNumber || !phone || !crNumber || !businessType) return null
  return { idNumber, phoneNumber: phoneToE164(phone), crNumber, businessType }
}
