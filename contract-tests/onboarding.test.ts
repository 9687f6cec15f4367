import * as client from '#web/api/generated/onboarding.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', client, {
  getOnboardingSession: { ready: person => person.upTo('id') },
  runGlobalScreening: { ready: person => person.upTo('globalScreening') },
  submitKyb: { ready: person => person.upTo('kyb') },
  createProfile: { ready: person => person.upTo('done') },
})
