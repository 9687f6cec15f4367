import { scripts } from '../subjects/admin-money.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-money', scripts)
