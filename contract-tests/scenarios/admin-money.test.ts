import { runScenarios } from './run-scenarios.ts'
import { moneyScenarios } from './scripts/admin-money.ts'

runScenarios('admin-money', moneyScenarios)
