import { scripts } from '../subjects/bills.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('bills', scripts)
