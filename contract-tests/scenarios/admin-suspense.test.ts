import { scripts } from '../subjects/admin-suspense.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-suspense', scripts)
