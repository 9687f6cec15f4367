import { runScenarios } from './run-scenarios.ts'
import { staffScenarios } from './scripts/admin-staff.ts'

runScenarios('admin-staff', staffScenarios)
