import { runScenarios } from './run-scenarios.ts'
import { reconciliationScenarios } from './scripts/admin-reconciliation.ts'

runScenarios('admin-reconciliation', reconciliationScenarios)
