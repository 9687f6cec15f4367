import { sandboxAdmins } from '#api/contract/generated/sandbox-values.ts'
import type { Sandbox } from '#api/deps.ts'
import { OTP_LIFETIME_SECONDS, OTP_PER_HOUR } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { accountScenarioOf, scenarioOf } from './scenario.ts'

const FAILING_CALLS: ReturnType<typeof accountScenarioOf>[] = ['callback_rejected', 'callback_expired']

/** Seeded accounts are shared by everybody who tries the sandbox, and by their scripts. */
const SHARED_CODES_PER_HOUR = 1000

export const sandbox: Sandbox = {
  codeLifetimeSeconds: phone =>
    scenarioOf('phoneNumber', phoneFromE164(phone)) === 'otp_expired' ? 0 : OTP_LIFETIME_SECONDS,
  codesPerHour: phone => (accountScenarioOf(phone) ? SHARED_CODES_PER_HOUR : OTP_PER_HOUR),
  withholdsTokens: phone => accountScenarioOf(phone) === 'callback_incomplete',
  failsCalls: phone => FAILING_CALLS.includes(accountScenarioOf(phone)),
  isOnEveryRegistration: idNumber => scenarioOf('idNumber', idNumber) !== 'not_on_registration',
  coolsOff: iban => scenarioOf('iban', iban) === 'beneficiary_cooling_off',
  adminRole: email => {
    if (email === sandboxAdmins.admin_login_failed) return undefined
    return email === sandboxAdmins.viewer ? 'viewer' : 'admin'
  },
}
