import { scripts } from '../subjects/onboarding.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('onboarding', scripts)
