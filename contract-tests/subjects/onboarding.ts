import { FACT, IDENTIFIER, inSession, OF_REGISTRY, type RequestFields } from '../request-fields.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { withScreeningReview } from '../steps/reviews.ts'
import { upTo } from '../steps/sign-in.ts'
import { startJoining } from '../steps/team.ts'

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

export const scripts: ScenarioScripts = {
  getOnboardingSession: {
    joining_team: async context => {
      await startJoining(context)
      return context.call()
    },
  },

  runGlobalScreening: {
    screening_rejected: async context => {
      const { reviewId } = await withScreeningReview(context)
      await context.staff.decide(reviewId, 'reject')
      return context.call()
    },
  },
}
