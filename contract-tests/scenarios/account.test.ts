import { runScenarios } from './run-scenarios.ts'
import { accountScenarios } from './scripts/auth-sessions.ts'
import { emailChangeScenarios } from './scripts/email-changes.ts'
import { phoneChangeScenarios } from './scripts/phone-changes.ts'

runScenarios('account', { ...accountScenarios, ...emailChangeScenarios, ...phoneChangeScenarios })
