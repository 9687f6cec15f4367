import { scripts } from '../subjects/transactions.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('transactions', scripts)
