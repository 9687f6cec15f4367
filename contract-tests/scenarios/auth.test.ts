import * as authLogin from '../subjects/auth-login.ts'
import * as authSessions from '../subjects/auth-sessions.ts'
import * as authSignUp from '../subjects/auth-sign-up.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('auth', { ...authSignUp.scripts, ...authLogin.scripts, ...authSessions.scripts })
