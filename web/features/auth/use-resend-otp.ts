import { useNavigate } from 'react-router-dom'
import { LOCKOUT_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type SendOtpMutationError, useSendOtp } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { paths } from '#web/paths.ts'
import { getOnboarding, setField } from '#web/sign-up/onboarding-state.ts'
import { type CodeFor, codeSent, earlierCode, otpRequest } from './code-sent.ts'
import type { OtpState } from './sign-up-location-state.ts'
import { rememberTestCode } from './test-codes.ts'
import { useMessageLanguage } from './use-message-language.ts'

interface ResendEvents {
  onSent: () => void
  onLocked: (seconds: number) => void
  onRegistered: () => void
}

/** Resends the sign-up code. */
export function useResendOtp(request: CodeFor, { onSent, onLocked, onRegistered }: ResendEvents) {
  const { mutateAsync: sendOtp } = useSendOtp(useMessageLanguage())
  const navigate = useNavigate()

  return useResendCode({
    send: () => sendOtp({ data: otpRequest(request) }),
    onSent: response => {
      const sentCode = codeSent(request, response, serverNow())
      setField('codeSent', sentCode)
      if (response.otpCode) rememberTestCode(sentCode.phone, sentCode.resendAt, response.otpCode)
      const locationState: OtpState = { otpCode: response.otpCode }
      navigate(paths.otp, { replace: true, state: locationState })
      onSent()
    },
    onRefused: (error: SendOtpMutationError) => {
      const outcome = resendOutcomeOf(error)
      const { retryAfterSeconds } = error.body
      if (outcome === 'registered') onRegistered()
      else if (outcome === 'locked') onLocked(retryAfterSeconds ?? LOCKOUT_SECONDS)
      else if (outcome === 'wait') wait(request, retryAfterSeconds ?? OTP_RESEND_SECONDS)
      else return { kind: outcome, error }
      return null
    },
  })
}

/** The server counts the wait from a code that another tab may have requested. */
function wait(request: CodeFor, seconds: number): void {
  const { codeSent: earlierSentCode } = getOnboarding().data
  const earlier = earlierCode(request, earlierSentCode, seconds, serverNow())
  if (earlier) setField('codeSent', earlier)
}

/** The reaction of the screen when the code is not resent. */
type ResendOutcome = 'registered' | 'wait' | 'locked' | 'say_why' | 'failed'

const resendOutcomeOf = outcomes<SendOtpMutationError, ResendOutcome>(
  {
    PHONE_DUPLICATE: 'registered',
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    RATE_LIMITED: 'say_why',
    BUSINESS_TYPE_NOT_SUPPORTED: 'say_why',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)
