import { runScenarios } from './run-scenarios.ts'
import { customerScenarios } from './scripts/admin-customers.ts'

runScenarios('admin-customers', customerScenarios)
