import { runScenarios } from './run-scenarios.ts'
import { callScenarios, loginScenarios } from './scripts/auth-login.ts'
import { recoveryScenarios, sessionScenarios } from './scripts/auth-sessions.ts'
import { signUpScenarios } from './scripts/auth-sign-up.ts'

runScenarios('auth', {
  ...signUpScenarios,
  ...loginScenarios,
  ...callScenarios,
  ...recoveryScenarios,
  ...sessionScenarios,
})
