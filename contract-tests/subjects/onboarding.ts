import { FACT, IDENTIFIER, inSession, OF_REGISTRY, type RequestFields } from '../request-fields.ts'
import type { Preparations } from '../steps/preparation.ts'
import { upTo } from '../steps/sign-in.ts'

export const preparations: Preparations = {
  getOnboardingSession: upTo('id'),
  runGlobalScreening: upTo('globalScreening'),
  submitKyb: upTo('kyb'),
  createProfile: upTo('done'),
}

export const requestFields: RequestFields = {
  runGlobalScreening: { fields: { idNumber: FACT, phoneNumber: FACT, crNumber: FACT, businessType: FACT } },
  submitKyb: {
    fields: {
      annualRevenue: inSession('kybData.annualRevenue'),
      businessActivity: inSession('kybData.businessActivity'),
      purposeOfAccount: inSession('kybData.purposeOfAccount'),
      purposeOther: inSession('kybData.purposeOther'),
    },
  },
  createProfile: {
    afterwards: ({ customer }) => customer.signIn(),
    fields: {
      userId: IDENTIFIER,
      businessType: FACT,
      businessName: OF_REGISTRY,
      businessNameArabic: OF_REGISTRY,
      crNumber: FACT,
      freelancerLicense: FACT,
      nationalId: FACT,
      phoneE164: FACT,
      annualRevenue: FACT,
      businessActivity: FACT,
      accountPurpose: FACT,
    },
  },
}
