import { phoneToE164 } from '#domain/phone.ts'
import type { SendOtpRequest, VerifyOtpRequest } from '#web/api/generated/model/index.ts'
import type { ApiRequest } from '../request/api-request.ts'

export const REACH: ApiRequest = { method: 'GET', path: '/health/live' }

/** What stands for a code before there is one. */
const SOME_CODE = '123456'

export function sendOtp(phoneNumber: string): ApiRequest {
  const body: SendOtpRequest = { phoneNumber, businessType: 'freelancer' }
  return { method: 'POST', path: '/api/v1/auth/send-otp', body }
}

export function verifyOtp(phoneNumber: string, otp = SOME_CODE): ApiRequest {
  const body: VerifyOtpRequest = { phoneNumber, otp }
  return { method: 'POST', path: '/api/v1/auth/verify-otp', body }
}

/** A number of a block from which the sandbox takes no accounts of its own. */
export function newPhoneNumber(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return phoneToE164(`056${String(drawn % 10_000_000).padStart(7, '0')}`)
}

/** The sandbox shows the code in the answer. */
export function otpCodeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('otpCode' in body)) return undefined
  return typeof body.otpCode === 'string' ? body.otpCode : undefined
}
