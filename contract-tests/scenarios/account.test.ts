import * as account from '../subjects/account.ts'
import * as accountEmailChanges from '../subjects/account-email-changes.ts'
import * as accountPhoneChanges from '../subjects/account-phone-changes.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('account', { ...account.scripts, ...accountEmailChanges.scripts, ...accountPhoneChanges.scripts })
