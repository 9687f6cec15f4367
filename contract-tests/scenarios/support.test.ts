import { scripts } from '../subjects/support.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('support', scripts)
