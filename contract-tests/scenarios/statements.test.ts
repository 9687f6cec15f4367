import { scripts } from '../subjects/statements.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('statements', scripts)
