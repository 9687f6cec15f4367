import * as client from '#web/api/generated/onboarding.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', client)
