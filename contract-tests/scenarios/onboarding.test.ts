import { withScreeningReview } from '../steps/reviews.ts'
import { startJoining } from '../steps/team.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', {
  getOnboardingSession: {
    joining_team: async context => {
      await startJoining(context)
      return context.call()
    },
  },

  runGlobalScreening: {
    screening_rejected: async context => {
      await withScreeningReview(context)
      await context.staff.decide(context.adminValues.reviewId, 'reject')
      return context.call()
    },
  },
})
