import { scripts } from '../subjects/verification.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('verification', scripts)
