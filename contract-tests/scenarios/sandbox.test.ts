import { scripts } from '../subjects/sandbox.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('sandbox', scripts)
