import { FACT, IDENTIFIER, inSession, OF_REGISTRY, type RequestFields } from '../request-fields.ts'

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
