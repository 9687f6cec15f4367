import { SELF_SERVICE_BUSINESS_TYPES } from '#domain/onboarding.ts'

export type SelfServiceType = (typeof SELF_SERVICE_BUSINESS_TYPES)[number]

/** The type of business, if it can be signed up here. */
export const selfService = (type: string): SelfServiceType | undefined =>
  SELF_SERVICE_BUSINESS_TYPES.find(candidate => candidate === type)
