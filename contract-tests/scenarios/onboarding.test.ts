import { withScreeningReview } from '../preparations/prepare-admin-reviews.ts'
import { startJoining } from '../preparations/team-setup.ts'
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
