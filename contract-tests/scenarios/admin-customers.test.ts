import { scripts } from '../subjects/admin-customers.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-customers', scripts)
