import type { AdminRole } from '#api/contract/generated/schemas.ts'
import { OTP_LIFETIME_SECONDS, OTP_PER_HOUR } from '#domain/constants.ts'
import { sandboxAdmins } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { accountScenarioOf, scenarioOf } from './scenario.ts'

/** If present, responses also contain the one-time codes. */
export interface Sandbox {
  codeLifetimeSeconds(phone: string): number
  /** The most codes of a kind that are sent to this phone within an hour. */
  codesPerHour(phone: string): number
  /** Whether completing a call returns no tokens for this phone. */
  withholdsTokens(phone: string): boolean
  /** Whether calls to this phone fail automatically. Such failures do not count towards a lockout. */
  failsCalls(phone: string): boolean
  /** Whether every registration names this person, beside the owner and the manager that it states. */
  isOnEveryRegistration(idNumber: string): boolean
  /** Whether a new beneficiary with this IBAN cools off for a day, whatever the setting is. */
  coolsOff(iban: string): boolean
  /** Whether a change to this phone waits for a day, whatever the setting is. */
  delaysChangeTo(phone: string): boolean
  /** Returns the role of this email in the admin portal, with any password. Returns undefined if the sign-in fails. */
  adminRole(email: string): AdminRole | undefined
}

const FAILING_CALLS: ReturnType<typeof accountScenarioOf>[] = ['callback_rejected', 'callback_expired']

/** Everybody who tries the sandbox shares the seeded accounts, and so do scripts. */
const SHARED_CODES_PER_HOUR = 1000

export const sandbox: Sandbox = {
  codeLifetimeSeconds: phone =>
    scenarioOf('phoneNumber', phoneFromE164(phone)) === 'otp_expired' ? 0 : OTP_LIFETIME_SECONDS,
  codesPerHour: phone => (accountScenarioOf(phone) ? SHARED_CODES_PER_HOUR : OTP_PER_HOUR),
  withholdsTokens: phone => accountScenarioOf(phone) === 'callback_incomplete',
  failsCalls: phone => FAILING_CALLS.includes(accountScenarioOf(phone)),
  isOnEveryRegistration: idNumber => scenarioOf('idNumber', idNumber) !== 'not_on_registration',
  coolsOff: iban => scenarioOf('iban', iban) === 'beneficiary_cooling_off',
  delaysChangeTo: phone => scenarioOf('phoneNumber', phoneFromE164(phone)) === 'phone_change_waits',
  adminRole: email => {
    if (email === sandboxAdmins.admin_login_failed) return undefined
    return email === sandboxAdmins.viewer ? 'viewer' : 'admin'
  },
}
