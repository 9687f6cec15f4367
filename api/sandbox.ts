import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type { Sandbox } from './deps.ts'
import { scenarioOf } from './providers/scenario.ts'

export const sandbox: Sandbox = {
  codeLifetimeSeconds: phone =>
    scenarioOf('phoneNumber', phoneFromE164(phone)) === 'otp_expired' ? 0 : OTP_LIFETIME_SECONDS,
}
