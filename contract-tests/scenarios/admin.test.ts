import { scripts } from '../subjects/admin.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin', scripts)
