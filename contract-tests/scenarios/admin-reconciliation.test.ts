import { scripts } from '../subjects/admin-reconciliation.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-reconciliation', scripts)
