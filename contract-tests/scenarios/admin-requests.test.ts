import { runScenarios } from './run-scenarios.ts'
import { requestScenarios } from './scripts/admin-requests.ts'

runScenarios('admin-requests', requestScenarios)
