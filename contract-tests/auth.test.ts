import * as client from '#web/api/generated/auth.ts'
import { callPlays } from './plays/call-back.ts'
import { loginPlays } from './plays/login.ts'
import { recoveryPlays } from './plays/recovery.ts'
import { sessionPlays } from './plays/sessions.ts'
import { signUpPlays } from './plays/sign-up.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('auth', client, { ...signUpPlays, ...loginPlays, ...callPlays, ...recoveryPlays, ...sessionPlays })
