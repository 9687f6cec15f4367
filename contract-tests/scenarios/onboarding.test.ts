import * as client from '#web/api/generated/onboarding.ts'
import { withScreeningReview } from '../prepare-admin-reviews.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', client, {
  runGlobalScreening: {
    screening_rejected: async context => {
      await withScreeningReview(context)
      await context.staff.decide(context.adminValues.reviewId, 'reject')
      return context.call()
    },
  },
})
