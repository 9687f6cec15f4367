import { runScenarios } from './run-scenarios.ts'
import { adminScenarios } from './scripts/admin-staff.ts'

runScenarios('admin', adminScenarios)
