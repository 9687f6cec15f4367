import * as client from '#web/api/generated/onboarding.ts'
import { withScreeningReview } from './ready-admin.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', client, {
  runGlobalScreening: {
    screening_rejected: async scene => {
      await withScreeningReview(scene)
      await scene.staff.decide(scene.known.reviewId, 'reject')
      return scene.call()
    },
  },
})
