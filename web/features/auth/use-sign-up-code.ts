import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useSendOtp, useVerifyOtp } from '#web/api/generated/auth.ts'
import type { OtpVerified } from '#web/api/generated/model/index.ts'
import { getOnboardingSession } from '#web/api/generated/onboarding.ts'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { incompleteProblem, type OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { setOnboardingToken, startFrom } from '#web/sign-up/onboarding-state.ts'
import { pathAfterVerification } from './after-verification.ts'
import type { CredentialsArrival } from './credentials-arrival.ts'
import { otpProblemOf } from './sign-up-code-problem.ts'

export type SignUpCode = ReturnType<typeof useSignUpCode>

/** The code of the alternative sign-up: five wrong ones, or the server's lock before that, block the way. */
export function useSignUpCode(phone: string, arrivedWith: string | undefined) {
  const phoneNumber = phoneToE164(phone)
  const { mutateAsync: verifyOtp } = useVerifyOtp()
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [failures, setFailures] = useState(0)
  const goOn = useGoOn()
  const resending = useResending(phoneNumber, arrivedWith)

  const [verify, isVerifying] = useSingleFlight(async (code: PartialCode) => {
    const incomplete = incompleteProblem(code)
    if (incomplete) return setProblem(incomplete)
    try {
      await goOn(await verifyOtp({ data: { phoneNumber, otp: code } }))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const found = otpProblemOf(cause)
      if (found.kind === 'invalid') setFailures(failures + 1)
      setProblem(found)
    }
  })
  const blocked = failures >= OTP_ATTEMPTS || problem?.kind === 'locked' || resending.locked
  return { ...resending, problem, forgive: () => setProblem(null), verify, isVerifying, blocked }
}

function useGoOn() {
  const navigate = useNavigate()
  return async (answer: OtpVerified) => {
    const { token, userId, hasPasscode } = answer
    if (token) {
      setOnboardingToken(token)
      // The pages of sign-up start from what the server knows; its silence costs them nothing but that.
      await getOnboardingSession().then(startFrom, () => {})
    }
    const arrival: CredentialsArrival = { userId, passcodeNext: !hasPasscode }
    navigate(pathAfterVerification(answer), { replace: true, state: arrival })
  }
}

function useResending(phoneNumber: string, arrivedWith: string | undefined) {
  const { mutateAsync: sendOtp } = useSendOtp()
  const [resent, setResent] = useState(false)
  const [resendError, setResendError] = useState<ApiError | null>(null)
  const [resendAt, setResendAt] = useState(0)
  const [testCode, setTestCode] = useState(arrivedWith)

  const [resend, isResending] = useSingleFlight(async () => {
    setResent(false)
    setResendError(null)
    try {
      const { resendAfterSeconds, otpCode } = await sendOtp({ data: { phoneNumber } })
      setResendAt(Date.now() + resendAfterSeconds * 1000)
      setTestCode(otpCode)
      setResent(true)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.body.retryAfterSeconds) setResendAt(Date.now() + cause.body.retryAfterSeconds * 1000)
      setResendError(cause)
    }
  })
  return {
    resend,
    isResending,
    resent,
    resendError,
    resendAt,
    testCode,
    locked: resendError?.body.code === 'OTP_LOCKED',
  }
}
