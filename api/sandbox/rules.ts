import { sandboxAdmins } from '#api/contract/generated/sandbox-values.ts'
import type { Sandbox } from '#api/deps.ts'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { accountScenarioOf, scenarioOf } from './scenario.ts'

const FAILING_CALLS: ReturnType<typeof accountScenarioOf>[] = ['callback_rejected', 'callback_expired']

export const sandbox: Sandbox = {
  codeLifetimeSeconds: phone =>
    scenarioOf('phoneNumber', phoneFromE164(phone)) === 'otp_expired' ? 0 : OTP_LIFETIME_SECONDS,
  withholdsTokens: phone => accountScenarioOf(phone) === 'callback_incomplete',
  failsCalls: phone => FAILING_CALLS.includes(accountScenarioOf(phone)),
  adminRole: email => {
    if (email === sandboxAdmins.admin_login_failed) return undefined
    return email === sandboxAdmins.viewer ? 'viewer' : 'admin'
  },
}
