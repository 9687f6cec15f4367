import { scripts } from '../subjects/admin-requests.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-requests', scripts)
