import { scripts } from '../subjects/webhook-endpoints.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('webhook-endpoints', scripts)
