import { scripts } from '../subjects/top-ups.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('top-ups', scripts)
