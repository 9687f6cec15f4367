import { runScenarios } from './run-scenarios.ts'
import { accountScenarios } from './scripts/auth-sessions.ts'

runScenarios('account', accountScenarios)
