import { useNavigate } from 'react-router-dom'
import { latestOpenStep } from '#domain/onboarding.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { useVerifyOtp as useVerifyOtpMutation, type VerifyOtpMutationError } from '#web/api/generated/auth.ts'
import type { OtpVerified } from '#web/api/generated/plinkAPI.schemas.ts'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { useVerifyCode } from '#web/one-time-code/use-verify-code.ts'
import { completeStep, getOnboarding, setOnboardingToken, startFrom } from '#web/sign-up/onboarding-state.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { useFetchOnboardingSession } from '#web/sign-up/use-fetch-onboarding-session.ts'
import { otpProblemOf } from './sign-up-code-problem.ts'
import { useMessageLanguage } from './use-message-language.ts'

interface VerifyStepEvents {
  onProblem: (problem: OtpProblem) => void
  /** The phone already has an account. */
  onRegistered: () => void
}

/** Verifies the code and opens the step at which the sign-up of this phone stands. */
export function useVerifyOtp(phone: string, { onProblem, onRegistered }: VerifyStepEvents) {
  const { mutateAsync: verifyOtp } = useVerifyOtpMutation(useMessageLanguage())
  const navigate = useNavigate()
  const fetchOnboardingSession = useFetchOnboardingSession()
  /** Asks the server first, so that no completed step is shown. If it is unreachable, the browser's state decides. */
  const enter = async ({ token, userId }: OtpVerified): Promise<void> => {
    setOnboardingToken(token)
    const session = await fetchOnboardingSession().catch(() => null)
    completeStep('otp', { userId, otpVerified: true, codeSent: undefined })
    if (session) startFrom(session)
  }

  const take = async (response: OtpVerified) => {
    if (response.nextStep === 'login') return onRegistered()
    await enter(response)
    navigate(stepPath(latestOpenStep(getOnboarding().data)), { replace: true })
  }
  return useVerifyCode({
    verify: otp => verifyOtp({ data: { phoneNumber: phoneToE164(phone), otp } }),
    onVerified: take,
    onIncomplete: onProblem,
    onRefused: (error: VerifyOtpMutationError) => onProblem(otpProblemOf(error)),
  })
}
