import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BusinessType, latestOpenStep } from '#domain/onboarding.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useSendOtp as useSendOtpMutation } from '#web/api/generated/auth.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { completeStep, getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { type CodeFor, codeSent, earlierCode, otpRequest } from './code-sent.ts'
import type { OtpState } from './sign-up-location-state.ts'
import { rememberTestCode, testCodeOf } from './test-codes.ts'
import { useMessageLanguage } from './use-message-language.ts'

/** The business type if none was chosen. */
const DEFAULT_TYPE: BusinessType = 'freelancer'

/**
 * Sends the code to a phone and opens the code page.
 * @param joins whether the person joins the team of a business
 */
export function useSendOtp(joins: boolean) {
  const { mutateAsync: sendOtp, error } = useSendOtpMutation(useMessageLanguage())
  const [isRegistered, setRegistered] = useState(false)
  const codePage = useCodePage()
  const isHere = useIsHere()

  const isHandled = (request: CodeFor, cause: unknown): boolean => {
    if (!(cause instanceof ApiError)) throw cause
    const { code, retryAfterSeconds = 0 } = cause.body
    if (code === 'PHONE_DUPLICATE') setRegistered(true)
    if (code !== 'OTP_COOLDOWN') return code === 'PHONE_DUPLICATE'
    return codePage.openWithEarlierCode(request, retryAfterSeconds)
  }
  /** Returns false if there is an error to show. */
  const send = async (phone: string): Promise<boolean> => {
    const { businessType = DEFAULT_TYPE } = getOnboarding().data
    const request = { phone, businessType, joins }
    try {
      const response = await sendOtp({ data: otpRequest(request) })
      if (isHere()) codePage.openWith(codeSent(request, response, serverNow()), response.otpCode)
      return true
    } catch (cause) {
      if (!isHere()) return true
      return isHandled(request, cause)
    }
  }
  return { send, error, isRegistered, closeRegistered: () => setRegistered(false) }
}

function useCodePage() {
  const navigate = useNavigate()
  const openWith = (sentCode: CodeSent, newCode?: string) => {
    if (newCode) rememberTestCode(sentCode.phone, sentCode.resendAt, newCode)
    const { phone, joins = false } = sentCode
    completeStep('phone', { phone, joins, codeSent: sentCode, phoneToVerify: undefined })
    const locationState: OtpState = { otpCode: testCodeOf(sentCode.phone, sentCode.resendAt) }
    navigate(paths.otp, { state: locationState })
  }
  const openWithEarlierCode = (request: CodeFor, waitSeconds: number): boolean => {
    const { data } = getOnboarding()
    if (data.otpVerified && data.phone === request.phone && (data.joins ?? false) === (request.joins ?? false)) {
      // The code has been used: the phone is verified.
      navigate(stepPath(latestOpenStep(data)))
      return true
    }
    const earlier = earlierCode(request, data.codeSent, waitSeconds, serverNow())
    if (earlier) openWith(earlier)
    return earlier !== undefined
  }
  return { openWith, openWithEarlierCode }
}
