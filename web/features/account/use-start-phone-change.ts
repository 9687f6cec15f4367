import { phoneToE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type StartPhoneChangeMutationError,
  useStartPhoneChange as useStartPhoneChangeMutation,
} from '#web/api/generated/account.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { ProblemTexts } from '#web/form/problems.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { phoneChange } from './phone-change.messages.ts'
import { type PendingPhoneCode, pendingPhoneCodeOf } from './phone-change-step.ts'

/** The place of an error in the form. */
type Refusal = 'current' | 'phone' | 'form'

const placeOf = outcomes<StartPhoneChangeMutationError, Refusal>(
  {
    PASSWORD_WRONG: 'current',
    VALIDATION_ERROR: 'phone',
    PHONE_DUPLICATE: 'form',
    PHONE_CHANGE_PENDING: 'form',
    WALLET_FROZEN: 'form',
    ACCOUNT_LOCKED: 'form',
    OTP_LOCKED: 'form',
    OTP_COOLDOWN: 'form',
    OTP_SEND_FAILED: 'form',
    RATE_LIMITED: 'form',
    SERVER_BUSY: 'form',
    UNAUTHENTICATED: 'form',
  },
  'form',
)

/** Starts a change. The server sends a code to the current number. */
export function useStartPhoneChange() {
  const { mutateAsync, error } = useStartPhoneChangeMutation()
  /** Returns the code that was sent, or the place of the error. */
  const start = async (currentPassword: string, newPhone: string): Promise<PendingPhoneCode | Refusal> => {
    try {
      const response = await mutateAsync({ data: { currentPassword, newPhoneNumber: phoneToE164(newPhone) } })
      return pendingPhoneCodeOf(response, { newPhone, number: 'current' }, serverNow())
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return cause.body.fields?.currentPassword ? 'current' : placeOf(cause)
    }
  }
  return { start, problems: useProblems(error) }
}

function useProblems(error: StartPhoneChangeMutationError | null): ProblemTexts {
  const { currentRequired, currentWrong } = useTexts(security)
  const { leftBeforeLock } = useTexts(attempts)
  const { problems } = useTexts(phoneChange)
  const errorText = useErrorText()
  const remaining = error?.body.attemptsRemaining
  const wrong = remaining === undefined ? currentWrong : `${currentWrong} ${leftBeforeLock(remaining)}`
  return {
    phone: problems,
    current: { required: currentRequired, refused: wrong },
    root: { refused: errorText(error) },
  }
}
