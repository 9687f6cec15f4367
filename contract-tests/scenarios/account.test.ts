import { runScenarios } from './run-scenarios.ts'
import { accountScenarios } from './scripts/auth-sessions.ts'
import { phoneChangeScenarios } from './scripts/phone-changes.ts'

runScenarios('account', { ...accountScenarios, ...phoneChangeScenarios })
