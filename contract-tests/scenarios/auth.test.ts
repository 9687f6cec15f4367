import { callScenarios, loginScenarios } from './auth-login.ts'
import { recoveryScenarios, sessionScenarios } from './auth-sessions.ts'
import { signUpScenarios } from './auth-sign-up.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('auth', {
  ...signUpScenarios,
  ...loginScenarios,
  ...callScenarios,
  ...recoveryScenarios,
  ...sessionScenarios,
})
