import { scripts } from '../subjects/admin-staff.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-staff', scripts)
