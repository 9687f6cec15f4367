import { runScenarios } from './run-scenarios.ts'
import { suspenseScenarios } from './scripts/admin-money.ts'

runScenarios('admin-suspense', suspenseScenarios)
