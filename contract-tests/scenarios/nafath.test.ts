import { scripts } from '../subjects/nafath.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('nafath', scripts)
