import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import { phoneToE164 } from '#domain/phone.ts'
import {
  type SendOtpMutationError,
  useSendOtp,
  useVerifyOtp,
  type VerifyOtpMutationError,
} from '#web/api/generated/auth.ts'
import type { OtpVerified } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { useCodeProblem, useVerifyCode } from '#web/one-time-code/use-verify-code.ts'
import { paths } from '#web/paths.ts'
import { session } from '#web/session/session-state.ts'
import { getOnboarding, setOnboardingToken, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useFetchOnboardingSession } from '#web/sign-up/use-fetch-onboarding-session.ts'
import { pathAfterVerification } from './after-verification.ts'
import type { LoginState } from './login/login-location-state.ts'
import { otpProblemOf } from './sign-up-code-problem.ts'
import type { CredentialsState, OtpState } from './sign-up-location-state.ts'
import { useMessageLanguage } from './use-message-language.ts'

export type SignUpCode = ReturnType<typeof useSignUpCode>

/** The code of the alternative sign-up. After too many wrong codes the server locks the number, which blocks the way. */
export function useSignUpCode(phone: string, arrivedWith: OtpState) {
  const phoneNumber = phoneToE164(phone)
  const { mutateAsync: verifyOtp } = useVerifyOtp(useMessageLanguage())
  const codeProblem = useCodeProblem()
  const { problem, showProblem } = codeProblem
  const resending = useResendSignUpCode(phone, arrivedWith, () => showProblem(null))

  const [verify, isVerifying] = useVerifyCode({
    verify: otp => verifyOtp({ data: { phoneNumber, otp } }),
    onVerified: useEnterSignUp(phone),
    onIncomplete: showProblem,
    onRefused: (error: VerifyOtpMutationError) => showProblem(otpProblemOf(error)),
  })
  const isBlocked = problem?.kind === 'locked' || resending.isLocked
  return { ...codeProblem, ...resending, verify, isVerifying, isBlocked }
}

function useEnterSignUp(phone: string) {
  const navigate = useNavigate()
  const fetchOnboardingSession = useFetchOnboardingSession()
  return async (response: OtpVerified) => {
    const { token, userId, hasPasscode } = response
    if (token) {
      setOnboardingToken(token)
      // The pages of sign-up start from the server's state. If it is unreachable, they start from the browser's.
      await fetchOnboardingSession().then(startFrom, () => {})
    }
    const locationState: CredentialsState = { userId, passcodeNext: !hasPasscode }
    const next = pathAfterVerification(response)
    // The code starts no session, so the dashboard needs a sign-in first.
    if (next === paths.dashboard && session.get() === null) {
      const signIn: LoginState = { phoneOrEmail: phone, phoneVerified: true, from: next }
      return navigate(paths.login, { replace: true, state: signIn })
    }
    navigate(next, { replace: true, state: locationState })
  }
}

/** The business type that this browser has chosen for the phone. A resend without it would change the type to freelancer. */
function knownTypeOf(phone: string): { businessType?: BusinessType } {
  const { data } = getOnboarding()
  return data.phone === phone && data.businessType ? { businessType: data.businessType } : {}
}

function useResendSignUpCode(phone: string, arrivedWith: OtpState, onSent: () => void) {
  const phoneNumber = phoneToE164(phone)
  const { mutateAsync: sendOtp } = useSendOtp(useMessageLanguage())
  // The previous page has just sent the code.
  const [resendAt, setResendAt] = useState(() => arrivedWith.resendAt ?? serverNow() + OTP_RESEND_SECONDS * 1000)
  const [testCode, setTestCode] = useState(arrivedWith.otpCode)
  const [isLocked, setLocked] = useState(false)

  const waitFor = (seconds: number) => setResendAt(serverNow() + seconds * 1000)
  const resending = useResendCode({
    send: () => sendOtp({ data: { phoneNumber, alternativeScreen: true, ...knownTypeOf(phone) } }),
    onSent: ({ resendAfterSeconds, otpCode }) => {
      waitFor(resendAfterSeconds)
      setTestCode(otpCode)
      onSent()
    },
    onRefused: (error: SendOtpMutationError) => {
      const { code, retryAfterSeconds } = error.body
      if (retryAfterSeconds) waitFor(retryAfterSeconds)
      setLocked(code === 'OTP_LOCKED')
      return { kind: 'say_why', error }
    },
  })
  return { ...resending, resendAt, testCode, isLocked }
}
