import { scripts } from '../subjects/api-keys.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('api-keys', scripts)
