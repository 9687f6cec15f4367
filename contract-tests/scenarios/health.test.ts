import { scripts } from '../subjects/health.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('health', scripts)
