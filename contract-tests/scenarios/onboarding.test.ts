import { withScreeningReview } from '../preparations/prepare-admin-reviews.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', {
  runGlobalScreening: {
    screening_rejected: async context => {
      await withScreeningReview(context)
      await context.staff.decide(context.adminValues.reviewId, 'reject')
      return context.call()
    },
  },
})
