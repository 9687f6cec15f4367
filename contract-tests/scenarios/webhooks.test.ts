import { scripts } from '../subjects/webhooks.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('webhooks', scripts)
